/** The languages of each page that not all of them have. For the 404 page. */
export interface NotFoundData {
  /** The keys of the languages, separated by spaces, by path below the language's home page. */
  readonly pages: Readonly<Record<string, string>>
  readonly languages: Readonly<
    Record<string, { lang: string; name: string; home: string }>
  >
}
