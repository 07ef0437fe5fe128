import type { PageText } from '@/lib/shared/search/compact'

/** In so many sections, in reading order, a sample's name finds something; in more it would find anything. */
const mostSections = 3

/** Keeps a word that is not shown only in the first sections that have it: each sample calls `getLatestBlockhash`. */
export function keepFirstWords(pages: readonly PageText[]): PageText[] {
  const seen = new Map<string, number>()
  const isEarly = (word: string) => {
    const times = (seen.get(word) ?? 0) + 1
    seen.set(word, times)
    return times <= mostSections
  }
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      words: section.words.filter(isEarly),
    })),
  }))
}
