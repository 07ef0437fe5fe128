import type { PageText } from '@/lib/shared/search/compact'

/** The most sections that one name of a sample may find. */
const mostSections = 3

/**
 * Leaves each hidden word only in the first sections that have it. A name such as
 * `getLatestBlockhash` stands in every sample and would find anything.
 */
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
