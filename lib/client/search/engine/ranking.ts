import type { FlatSection } from '@/lib/shared/search/compact'
import { fold } from './analysis/fold'
import { wordsOf } from './analysis/words'

/** What a match counts by the place where it stands. */
export const boosts = {
  title: 5,
  names: 4,
  page: 2,
  above: 1,
  text: 1,
  words: 0.7,
}

/** What an unfinished and a misspelt word count beside a right one. */
export const weights = { prefix: 0.5, fuzzy: 0.35 }

/** A title that is the query. */
const exact = 6
/** How much a title counts more by the share of its words that are asked for. */
const precision = 2
const levelFactors = [1, 2, 1.2, 1.05]
/** What is called by its name counts at least so much of itself, wherever it stands. */
const leastNamed = 0.5
/** A text that has the query as it is typed. */
const phrase = 2.5

/** A title in its plainest form: its words, and all of them in one. */
interface Name {
  readonly words: readonly string[]
  readonly joined: string
}

/** A section's title and its other names. */
export type Names = readonly Name[]

/** The words of a text in their plainest form, without those that only ask. */
export function plainWords(
  terms: readonly string[],
  isStop: (term: string) => boolean,
): readonly string[] {
  const telling = terms.filter((term) => !isStop(term))
  const chosen = telling.length > 0 ? telling : terms
  const plain = chosen.map((term) => term.replace(/(?<=[a-z]{2})s$/, ''))
  return [...new Set(plain)]
}

/** A section's title, its other names and the words of its anchor, ready to be compared with queries. */
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
 * How much a section counts beyond the words it shares with a query: one that is called what is asked comes first, then those whose title
 * says little else; a page comes before its sections, and tables of codes and terms last.
 */
export function rankOf(
  { level, weight }: FlatSection,
  names: Names,
  query: readonly string[],
): number {
  const asked = query.join(' ')
  const byLevel = levelFactors[level] ?? 1
  if (names.some(({ joined }) => joined === asked))
    return exact * byLevel * Math.max(weight, leastNamed)
  const likeness = Math.max(...names.map(({ words }) => shareOf(words, query)))
  const place = 1 + (byLevel - 1) * likeness
  return (1 + precision * likeness ** 2) * place * weight
}

/** The share of a name's words that a query has, or begins. */
function shareOf(name: readonly string[], query: readonly string[]): number {
  if (name.length === 0) return 0
  const found = name.filter((word) =>
    query.some((asked) => asked.length > 2 && word.startsWith(asked)),
  )
  return found.length / name.length
}

/** A section's own words as one line, in which a query of several words can be looked for as it stands. */
export const lineOf = ({ title, texts }: FlatSection) =>
  fold([title, ...texts].join(' '))

/** How much a section counts more for having a query of several words just so. */
export function phraseRank(line: string, asked: string): number {
  return asked.includes(' ') && line.includes(asked) ? phrase : 1
}
