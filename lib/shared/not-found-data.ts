/** Which languages have the pages that not all of them have. For the page of unknown addresses. */
export interface NotFoundData {
  /** The keys of the languages, separated by spaces, by path below the language's home page. */
  readonly pages: Readonly<Record<string, string>>
  readonly languages: Readonly<
    Record<string, { lang: string; name: string; home: string }>
  >
}
