/** A section of a page: its heading's anchor, level (1 is the page itself) and title, its texts, and words found but not shown. */
export type CompactSection = readonly [
  anchor: string,
  level: number,
  title: string,
  texts: readonly string[],
  words?: string,
]

/** A page: its path with the base path, the index of its section of the book, title, and sections, its own first. */
export type CompactPage = readonly [
  path: string,
  group: number,
  title: string,
  sections: readonly CompactSection[],
]

/**
 * The full text of a language as it is sent to the browser, `/search/text/<locale>.json`. All texts are plain, not escaped. Records repeat
 * what stands above them; this says it once, at a tenth of the bytes.
 */
export interface CompactText {
  readonly lang: string
  readonly groups: readonly string[]
  readonly pages: readonly CompactPage[]
}

/** A section with everything that stands above it. */
export interface FlatSection {
  readonly path: string
  readonly anchor: string
  readonly level: number
  readonly title: string
  /** Section label of the book, page title, headings down to the section's own. */
  readonly titles: readonly string[]
  readonly texts: readonly string[]
  readonly words: string
}

/** The sections of a full text, each with its hierarchy. */
export function flatten({ groups, pages }: CompactText): FlatSection[] {
  return pages.flatMap(([path, group, pageTitle, sections]) => {
    let above = [groups[group] ?? '', pageTitle]
    return sections.map(([anchor, level, title, texts, words = '']) => {
      if (level > 1) above = [...above.slice(0, level), title]
      const own = level > 1 ? title : pageTitle
      return { path, anchor, level, title: own, titles: above, texts, words }
    })
  })
}
