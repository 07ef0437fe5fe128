/** A section of a page, with everything that is searched. */
export interface SectionText {
  /** The heading's id; '' for the text above the first heading. */
  readonly anchor: string
  /** 1 for the text above the first heading, otherwise the heading's level. */
  readonly level: number
  /** The heading, '' above the first one. */
  readonly title: string
  /** Paragraphs, list items and table rows, without line breaks. Each can be shown as a hit. */
  readonly texts: readonly string[]
  /** Names and codes of its samples; not shown. */
  readonly code?: readonly string[]
  /** Other names of what it is about; not shown. */
  readonly names?: readonly string[]
  /** What people type who look for it, in the page's language; not shown. */
  readonly questions?: readonly string[]
  /** The English heading and questions, in other languages; not shown. */
  readonly english?: readonly string[]
}

export interface PageText {
  /** The path with the base path. */
  readonly path: string
  /** The label of the page's section of the book. */
  readonly group: string
  readonly title: string
  /** What the page is beside others: a table of codes or terms, or English that the language lacks. */
  readonly kind?: 'table' | 'english'
  readonly sections: readonly SectionText[]
}

/** The full text of a language. All texts are plain, not escaped. */
export interface FullText {
  readonly lang: string
  readonly pages: readonly PageText[]
}

/** The texts of sections, by path and anchor. */
export type SectionTexts = Readonly<
  Record<string, Pick<SectionText, 'texts' | 'code'>>
>

/**
 * The two files of a full text: names and questions of sections, enough for most queries, and their
 * texts, which are larger and load later.
 */
export function splitText(text: FullText): {
  readonly sections: FullText
  readonly texts: SectionTexts
} {
  const sectionTexts: Record<string, SectionTexts[string]> = {}
  const sections = mapSections(text, (section, place) => {
    const { texts, code = [], ...rest } = section
    if (texts.length + code.length > 0) sectionTexts[place] = { texts, code }
    return { ...rest, texts: [] }
  })
  return { sections, texts: sectionTexts }
}

/** Puts the texts of sections back into a full text. */
export const joinText = (text: FullText, texts: SectionTexts): FullText =>
  mapSections(text, (section, place) => ({ ...section, ...texts[place] }))

const mapSections = (
  text: FullText,
  change: (section: SectionText, place: string) => SectionText,
): FullText => ({
  ...text,
  pages: text.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      change(section, `${page.path}#${section.anchor}`),
    ),
  })),
})

/** A section with its place in the book. */
export interface PlacedSection extends SectionText {
  readonly path: string
  readonly kind: PageText['kind']
  /** The label of the book's section, the page's title, and the headings down to its own. */
  readonly titles: readonly string[]
}

/** The sections of all pages in their order. A page's first section has the page's title. */
export function placedSections({ pages }: FullText): readonly PlacedSection[] {
  return pages.flatMap(({ path, group, title, kind, sections }) => {
    let titles: readonly string[] = [group, title]
    return sections.map((section) => {
      if (section.level > 1)
        titles = [...titles.slice(0, section.level), section.title]
      return { ...section, title: titles.at(-1) ?? '', titles, path, kind }
    })
  })
}
