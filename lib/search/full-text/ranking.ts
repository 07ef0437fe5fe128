import { termsOf } from './words'

/** What a match counts by the place where it stands. */
export const boosts = { title: 5, page: 2, above: 1, text: 1, words: 0.7 }

/** What an unfinished and a misspelt word count beside a right one. */
export const weights = { prefix: 0.5, fuzzy: 0.35 }

const exact = 6
const opening = 1.6
const levelFactors = [1, 2, 1.2, 1.05]

/** A text as its terms alone, so that case, accents and marks between words make no difference. */
export const spellingOf = (text: string) => termsOf(text).join(' ')

/**
 * How much a section's title and level count beyond the words they share with a query: a title that is the query comes first, then one that
 * begins with it, and a page before its sections.
 *
 * @param title its spelling, as that of the query
 */
export function rankOf(title: string, level: number, query: string): number {
  const likeness =
    title === query ? exact : title.startsWith(`${query} `) ? opening : 1
  return likeness * (levelFactors[level] ?? 1)
}
