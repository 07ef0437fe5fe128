import type { FlatSection } from '@/lib/shared/search/compact'
import { fold } from './analysis/fold'
import { wordsOf } from './analysis/words'

/** The weight of a match by the field in which it stands. */
export const boosts = {
  title: 5,
  names: 4,
  page: 2,
  above: 1,
  text: 1,
  words: 0.7,
}

/** The weight of an unfinished and of a misspelled word. */
export const weights = { prefix: 0.5, fuzzy: 0.35 }

/** The factor for a title that equals the query. */
const exact = 6
/** The factor for the share of a title's words that the query has. */
const precision = 2
const levelFactors = [1, 2, 1.2, 1.05]
/** The smallest weight of a section whose name equals the query. */
const leastNamed = 0.5
/** The factor for a text that contains the query as it is typed. */
const phrase = 2.5

/** A title in its plainest form: its words, and all of them joined. */
interface Name {
  readonly words: readonly string[]
  readonly joined: string
}

/** A section's title and its other names. */
export type Names = readonly Name[]

/** The words of a text in their plainest form, without stop words. */
export function plainWords(
  terms: readonly string[],
  isStop: (term: string) => boolean,
): readonly string[] {
  const telling = terms.filter((term) => !isStop(term))
  const chosen = telling.length > 0 ? telling : terms
  const plain = chosen.map((term) => term.replace(/(?<=[a-z]{2})s$/, ''))
  return [...new Set(plain)]
}

/** A section's title, its other names and the words of its anchor, prepared for comparison. */
export function namesOf(
  { title, names, anchor }: FlatSection,
  isStop: (term: string) => boolean,
): Names {
  const old = anchor ? [anchor.replaceAll('-', ' ')] : []
  return [title, ...names, ...old].map((name) => {
    const terms = wordsOf(name).flatMap(({ parts }) =>
      parts.flatMap((part) => part.terms.slice(0, 1)),
    )
    const words = plainWords(terms, isStop)
    return { words, joined: words.join(' ') }
  })
}

/**
 * The factor of a section beyond its matching words. A section whose name equals the query comes
 * first, then those whose title says little else. A page comes before its sections, and tables of
 * codes and terms come last.
 */
export function rankOf(
  { level, weight }: FlatSection,
  names: Names,
  query: readonly string[],
): number {
  const joinedQuery = query.join(' ')
  const byLevel = levelFactors[level] ?? 1
  if (names.some(({ joined }) => joined === joinedQuery))
    return exact * byLevel * Math.max(weight, leastNamed)
  const likeness = Math.max(...names.map(({ words }) => shareOf(words, query)))
  const place = 1 + (byLevel - 1) * likeness
  return (1 + precision * likeness ** 2) * place * weight
}

/** The share of a name's words that a query has, or begins. */
function shareOf(name: readonly string[], query: readonly string[]): number {
  if (name.length === 0) return 0
  const found = name.filter((word) =>
    query.some(
      (queryWord) => queryWord.length > 2 && word.startsWith(queryWord),
    ),
  )
  return found.length / name.length
}

/** A section's text as one folded line, for the search of phrases. */
export const lineOf = ({ title, texts }: FlatSection) =>
  fold([title, ...texts].join(' '))

/** The factor for a section that contains a query of several words as a phrase. */
export function phraseRank(line: string, query: string): number {
  return query.includes(' ') && line.includes(query) ? phrase : 1
}
