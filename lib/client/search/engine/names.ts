import type { FlatSection } from '@/lib/shared/search/compact'
import { wordsOf } from './analysis/words'
import type { FindCompounds } from './compounds'
import type { Certainties, FoundWord } from './matches'
import { joinPlain } from './plain'

/** What a name is, which decides how well it names its section. */
export type Kind = keyof typeof nameWeights

/** The weights of names beside a title. */
export const nameWeights = {
  title: 1,
  other: 0.85,
  pageOther: 0.5,
  anchor: 0.9,
  partAnchor: 0.5,
  /** A heading together with those above it. */
  path: 0.6,
  /** A heading together with its page's title, in its language and in English. */
  pageAndTitle: 0.6,
  pageAndOther: 0.6,
}

/** A name of a section, prepared for comparison with queries. */
export interface Name {
  readonly kind: Kind
  /** The terms of each word: its parts, and the whole of an identifier. */
  readonly terms: readonly string[]
  /** The telling words in their plainest form; none for a name that is never typed as a whole. */
  readonly joined: string
  /** The terms that are part of a longer one, by index. */
  readonly compounds: readonly (readonly number[])[]
}

type StopTest = (term: string) => boolean

/** Words inside a longer term that the query does not have count this much. */
const insideTerm = 0.6

export const termsIn = (text: string): readonly string[] =>
  wordsOf(text).flatMap(({ parts }) =>
    parts.flatMap((part) => part.terms.slice(0, 1)),
  )

/** The words that tell something; all words where none does. */
function telling(terms: readonly string[], isStop: StopTest) {
  const chosen = terms.filter((term) => !isStop(term))
  return chosen.length > 0 ? chosen : terms
}

const words = (id: string) => id.replaceAll('-', ' ')

/** All that says what a section is about: its own names, and those of its place in the book. */
export interface Names {
  readonly names: readonly Name[]
  readonly place: Name
}

/**
 * The names of a section. A title keeps a stop word that begins it: "On a mint" is not the place of
 * all that is asked about mints.
 */
export function namesOf(
  { title, titles, level, names, anchor, path }: FlatSection,
  isStop: StopTest,
  findCompounds: FindCompounds,
): Names {
  const named = (
    kind: Kind,
    terms: readonly string[],
    joined = joinPlain(terms),
  ): Name => ({ kind, terms, joined, compounds: findCompounds(terms) })
  const tellingIn = (text: string) => telling(termsIn(text), isStop)
  const [first = '', ...rest] = termsIn(title)
  const kept = [first, ...rest.filter((term) => !isStop(term))]
  const others = names.map(tellingIn)
  const old = anchor ? tellingIn(words(anchor)) : []
  const above = titles.slice(1, -1).map(tellingIn)
  const page = tellingIn(words(/[^/]*$/.exec(path)?.[0].replace('.html', '') ?? ''))
  const place = [above, page, kept, old, others].flat(2)
  return {
    names: [
      named('title', kept),
      ...others.map((terms) => named(level === 1 ? 'pageOther' : 'other', terms)),
      ...(anchor
        ? [
            named(level < 3 ? 'anchor' : 'partAnchor', old, ''),
            named('path', [...above.flat(), ...kept, ...old], ''),
            named('pageAndTitle', [...(above[0] ?? []), ...kept], ''),
            named('pageAndOther', [...page, ...(others[0] ?? kept)], ''),
          ]
        : []),
    ],
    place: named('path', place, ''),
  }
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
  { terms, compounds }: Name,
  words: readonly FoundWord[],
  weights: readonly number[],
): Likeness {
  const hit = hitsOf(terms, words)
  if (hit.size === 0) return { covered: 0, filled: 0 }
  const inside = new Set(
    compounds
      .filter((places) => !places.every((at) => hit.has(terms[at] ?? '')))
      .flatMap((places) => places.map((at) => terms[at] ?? '')),
  )
  const best = (certainties: Certainties) => {
    let most = 0
    for (const term of terms) {
      const certainty =
        (certainties.get(term) ?? 0) * (inside.has(term) ? insideTerm : 1)
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

/** The terms of a name that any way to write a word of the query has. */
function hitsOf(
  terms: readonly string[],
  words: readonly FoundWord[],
): ReadonlySet<string> {
  const hit = new Set<string>()
  for (const term of terms)
    for (const { ways } of words)
      if (ways.some((way) => way.terms.some((each) => each.certainties.has(term))))
        hit.add(term)
  return hit
}
