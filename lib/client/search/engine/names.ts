import type { FlatSection } from '@/lib/shared/search/compact'
import { wordsOf } from './analysis/words'
import type { Certainties, FoundWord } from './matches'

/** A name of a section, prepared for comparison with queries. */
export interface Name {
  /** The terms of each word: its parts, and the whole of an identifier. */
  readonly terms: readonly string[]
  /** The telling words in their plainest form. */
  readonly joined: string
  /** How well it names the section, from 0 to 1. */
  readonly weight: number
}

type StopTest = (term: string) => boolean

/* The weights of names beside a title. */

const anchorWeight = 0.9
const partAnchorWeight = 0.5
const otherWeight = 0.85
const pageOtherWeight = 0.5
/** The weight of a title together with those above it. */
const pathWeight = 0.6

const withoutPlural = (term: string) => term.replace(/(?<=[a-z]{2})s$/, '')

const termsIn = (text: string) =>
  wordsOf(text).flatMap(({ parts }) =>
    parts.flatMap((part) => part.terms.slice(0, 1)),
  )

/** Words in their plainest form, each once, joined. */
export const joinPlain = (terms: readonly string[]): string =>
  [...new Set(terms.map(withoutPlural))].join(' ')

/** The words that tell something; all words where none does. */
function telling(terms: readonly string[], isStop: StopTest) {
  const chosen = terms.filter((term) => !isStop(term))
  return chosen.length > 0 ? chosen : terms
}

/**
 * The names of a section. A title keeps a stop word that begins it: "On a mint" is not the place of
 * all that is asked about mints.
 */
export function namesOf(
  { title, titles, level, names, anchor }: FlatSection,
  isStop: StopTest,
): readonly Name[] {
  const [first = '', ...rest] = termsIn(title)
  const kept = [first, ...rest.filter((term) => !isStop(term))]
  const named = (text: string, weight: number): Name => {
    const terms = telling(termsIn(text), isStop)
    return { terms, joined: joinPlain(terms), weight }
  }
  const old = anchor.replaceAll('-', ' ')
  const other = level === 1 ? pageOtherWeight : otherWeight
  return [
    { terms: telling(kept, isStop), joined: joinPlain(kept), weight: 1 },
    ...names.map((name) => named(name, other)),
    ...(anchor
      ? [
          named(old, level < 3 ? anchorWeight : partAnchorWeight),
          {
            ...named([...titles.slice(1), old].join(' '), pathWeight),
            joined: '',
          },
        ]
      : []),
  ]
}

/** How a query and a name are alike. */
export interface Likeness {
  /** The share of the query that the name has. */
  readonly covered: number
  /** The share of the name that the query has. */
  readonly filled: number
}

/** Compares a query with a name. `weights` has the share of each word in the query. */
export function likenessOf(
  { terms }: Name,
  words: readonly FoundWord[],
  weights: readonly number[],
): Likeness {
  const hit = new Set<string>()
  const best = (certainties: Certainties) => {
    let most = 0
    for (const term of terms) {
      const certainty = certainties.get(term)
      if (certainty === undefined) continue
      hit.add(term)
      if (certainty > most) most = certainty
    }
    return most
  }
  let covered = 0
  words.forEach(({ ways }, at) => {
    let most = 0
    for (const way of ways) {
      let sum = 0
      for (const { certainties, share } of way.terms)
        sum += best(certainties) * share
      most = Math.max(most, sum * way.certainty)
    }
    covered += most * (weights[at] ?? 0)
  })
  return { covered, filled: hit.size / Math.max(1, new Set(terms).size) }
}
