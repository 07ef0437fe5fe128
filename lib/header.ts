/** A heading of level 2 or 3 with the headings below it (specification section 3). */
export interface Header {
  readonly level: 2 | 3
  readonly title: string
  readonly slug: string
  readonly children: readonly Header[]
}
