import type { PageText, SectionText } from '@/lib/shared/search/compact'

/** The most sections that one name of a sample may find. */
const mostSections = 3
/** The share of a name's parts that a heading must say to keep it before others. */
const most = 0.75

const parts = /[A-Z]?[a-z]{3,}|[A-Z]{2,}/g

/**
 * Leaves each hidden word only in a few of the sections that have it. A name such as
 * `getLatestBlockhash` stands in every sample and would find anything. The sections whose headings
 * say most of the name keep it, then the first ones.
 */
export function keepTellingWords(pages: readonly PageText[]): PageText[] {
  const holders = new Map<string, SectionText[]>()
  for (const { sections } of pages)
    for (const section of sections)
      for (const word of new Set(section.words))
        holders.set(word, [...(holders.get(word) ?? []), section])
  const keepers = new Map(
    [...holders].map(([word, sections]) => [
      word,
      tellingFirst(word, sections),
    ]),
  )
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      words: section.words.filter((word) => keepers.get(word)?.has(section)),
    })),
  }))
}

function tellingFirst(
  word: string,
  sections: readonly SectionText[],
): ReadonlySet<SectionText> {
  const ofWord = (word.match(parts) ?? []).map((part) => part.toLowerCase())
  const isTelling = ({ title, names = [] }: SectionText) => {
    const heading = [title, names[0]].join(' ').toLowerCase()
    const shared = ofWord.filter((part) => heading.includes(part))
    return Number(shared.length >= ofWord.length * most)
  }
  return new Set(
    [...sections]
      .sort((a, b) => isTelling(b) - isTelling(a))
      .slice(0, mostSections),
  )
}
