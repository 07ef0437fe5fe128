/**
 * A section of a page. Level 1 is the page's text before its first heading, without anchor and
 * title.
 */
export interface SectionText {
  readonly anchor: string
  /** Further anchors that lead to the section; not sent to browsers. */
  readonly aliases?: readonly string[]
  readonly level: number
  readonly title: string
  /** Paragraphs, list items and table rows, without line breaks. Each can be shown as a hit. */
  readonly texts: readonly string[]
  /** Other names by which readers may look for the section; not shown. */
  readonly names?: readonly string[]
  /** Words that find the section; not shown. */
  readonly words: readonly string[]
}

export interface PageText {
  /** The path with the base path. */
  readonly path: string
  /** The label of the page's section of the book. */
  readonly group: string
  readonly title: string
  /** The weight of the page beside others, 1 by default. */
  readonly weight?: number
  /** True for an English page that the language lacks. Such pages come last. */
  readonly english?: boolean
  readonly sections: readonly SectionText[]
}

/**
 * The full text of a language as it is sent to the browser, `/search/text/<locale>.json`. Values of
 * one kind stand together, one line each: compressed, this takes a fifth of the bytes of records.
 * All texts are plain, not escaped.
 */
export interface CompactText {
  readonly lang: string
  readonly groups: readonly string[]
  readonly pages: readonly CompactPage[]
  /** The number of English pages that the language lacks; they are the last ones. */
  readonly english: number
  /** `from|to` for each word that its pages do not use, one a line. */
  readonly renames: string
  /** `typed|written|written` for each word that readers type for words of the texts, one a line. */
  readonly synonyms: string
  /** One digit for each section. */
  readonly levels: string
  readonly anchors: string
  readonly titles: string
  /** The number of texts in each section; `texts` has all of them. */
  readonly counts: readonly number[]
  readonly texts: string
  /** Each section's names, separated by `|`. */
  readonly names: string
  readonly words: string
}

type CompactPage = readonly [
  path: string,
  group: number,
  title: string,
  sections: number,
  weight?: number,
]

/** A section with the titles above it. */
export interface FlatSection extends Required<Omit<SectionText, 'aliases'>> {
  readonly weight: number
  /** True for a section of an English page that the language lacks. */
  readonly english: boolean
  readonly path: string
  /**
   * The label of the book's section, the page's title, and the headings down to the section's own.
   */
  readonly titles: readonly string[]
}

/** What readers type for the words of the texts. */
export interface WordLines {
  /** Words that no page uses, `from|to`. */
  readonly renames?: readonly string[]
  /** Other ways to say a word, `typed|written|written`. */
  readonly synonyms?: readonly string[]
}

/** Packs pages for sending. */
export function packText(
  lang: string,
  pages: readonly PageText[],
  { renames = [], synonyms = [] }: WordLines = {},
): CompactText {
  const groups = [...new Set(pages.map(({ group }) => group))]
  const sections = pages.flatMap((page) => page.sections)
  const lines = (of: (section: SectionText) => string) =>
    sections.map(of).join('\n')
  return {
    lang,
    groups,
    pages: pages.map(({ path, group, title, weight, sections: own }) => {
      const page = [path, groups.indexOf(group), title, own.length] as const
      return weight === undefined ? page : [...page, weight]
    }),
    english: pages.filter(({ english }) => english).length,
    renames: renames.join('\n'),
    synonyms: synonyms.join('\n'),
    levels: sections.map(({ level }) => level).join(''),
    anchors: lines(({ anchor }) => anchor),
    titles: lines(({ title }) => title),
    counts: sections.map(({ texts }) => texts.length),
    texts: sections.flatMap(({ texts }) => texts).join('\n'),
    names: lines(({ names = [] }) => names.join('|')),
    words: lines(({ words }) => words.join(' ')),
  }
}

/** Unpacks the sections, each with its hierarchy. */
export function unpackText(packed: CompactText): readonly FlatSection[] {
  const [anchors, titles, texts, names, words] = [
    packed.anchors,
    packed.titles,
    packed.texts,
    packed.names,
    packed.words,
  ].map((lines) => lines.split('\n'))
  const firstEnglish = packed.pages.length - packed.english
  let section = 0
  let text = 0
  return packed.pages.flatMap((page, pageAt) => {
    const [path, group, pageTitle, count, weight = 1] = page
    let above = [packed.groups[group] ?? '', pageTitle]
    return Array.from({ length: count }, (): FlatSection => {
      const at = section++
      const level = Number(packed.levels[at])
      const own = titles?.[at] ?? ''
      if (level > 1) above = [...above.slice(0, level), own]
      const end = text + (packed.counts[at] ?? 0)
      const flat = {
        path,
        anchor: anchors?.[at] ?? '',
        level,
        title: level > 1 ? own : pageTitle,
        titles: above,
        texts: texts?.slice(text, end) ?? [],
        names: names?.[at]?.split('|').filter(Boolean) ?? [],
        words: words?.[at]?.split(' ').filter(Boolean) ?? [],
        weight,
        english: pageAt >= firstEnglish,
      }
      text = end
      return flat
    })
  })
}
