import type { FlatSection } from './compact'
import { fold } from './fold'
import { termsOf } from './words'

/** What a match counts by the place where it stands. */
export const boosts = { title: 5, page: 2, above: 1, text: 1, words: 0.7 }

/** What an unfinished and a misspelt word count beside a right one. */
export const weights = { prefix: 0.5, fuzzy: 0.35 }

const exact = 6
const opening = 1.6
const levelFactors = [1, 2, 1.2, 1.05]

const spelling = (text: string) => termsOf(fold(text)).join(' ')

/**
 * How much a section's title and level count beyond the words they share with a query: a title that is the query comes first, then one that
 * begins with it, and a page before its sections.
 */
export function rankOf({ title, level }: FlatSection, query: string): number {
  const own = spelling(title)
  const asked = spelling(query)
  const likeness =
    own === asked ? exact : own.startsWith(`${asked} `) ? opening : 1
  return likeness * (levelFactors[level] ?? 1)
}
