import type { QueryWord } from './query'

/** The match of one section with one word. */
interface Match {
  /** The share of the word that the section has, from 0 to 1. */
  readonly share: number
  readonly score: number
  /** The matching terms of the section. Called for the best sections only. */
  readonly terms: () => ReadonlySet<string>
}

/** The sections that match a word, by index. */
type Matches = ReadonlyMap<number, Match>

/** The certainty, from 0 to 1, with which each term of the texts is one that was looked for. */
export type Certainties = ReadonlyMap<string, number>

/** What was found for a term: sections, and the terms of the texts that it may be. */
export interface FoundTerm {
  readonly matches: Matches
  readonly certainties: Certainties
}

/** What was found for a word. */
export interface FoundWord {
  readonly matches: Matches
  /** The ways to write it, each as the terms that it needs, with their shares of it. */
  readonly ways: readonly {
    readonly certainty: number
    readonly terms: readonly {
      readonly certainties: Certainties
      readonly share: number
    }[]
  }[]
}

/** The match of one section with a whole query. */
export interface RankedMatch {
  readonly id: number
  readonly share: number
  readonly score: number
}

/** Finds the sections that match a word, each by the best way to write the word. */
export function findWord(
  { ways }: QueryWord,
  last: string | undefined,
  find: (term: string, isLast: boolean) => FoundTerm,
  sections: number,
): FoundWord {
  const all = ways.map(({ terms, weight }) => {
    const found = terms.map((term) => find(term, term === last))
    const shares = sharesOf(found, sections)
    return {
      weight,
      certainty: Math.min(1, Math.sqrt(weight)),
      matches: joinTerms(
        found.map(({ matches }) => matches),
        shares,
      ),
      terms: found.map(({ certainties }, at) => ({
        certainties,
        share: shares[at] ?? 0,
      })),
    }
  })
  const best = new Map<number, Match>()
  for (const { weight, certainty, matches } of all)
    for (const [id, { share, score, terms }] of matches) {
      const before = best.get(id)
      const match = {
        share: share * certainty,
        score: score * weight,
        terms,
      }
      if (!before || match.share * match.score > before.share * before.score)
        best.set(id, match)
    }
  return { matches: best, ways: all }
}

/** How telling a term is: the fewer sections have it, the more. */
const rarityOf = ({ size }: Matches, sections: number) =>
  Math.log(1 + sections / size)

/**
 * The share of each term in a word that needs several. Rare ones have more; one that no text has is
 * often only the seam of two words, and counts as the least telling one.
 */
function sharesOf(
  found: readonly FoundTerm[],
  sections: number,
): readonly number[] {
  const rarity = found.map(({ matches }) =>
    matches.size > 0 ? rarityOf(matches, sections) : 0,
  )
  const least = Math.min(...rarity.filter(Boolean), Math.log(1 + sections))
  const counted = rarity.map((each) => each || least)
  const all = counted.reduce((sum, each) => sum + each, 0)
  return counted.map((each) => each / all)
}

/** Joins the matches of several terms. A section that has some of them gets their shares. */
function joinTerms(
  parts: readonly Matches[],
  shares: readonly number[],
): Matches {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  const joined = new Map<number, { share: number; matches: Match[] }>()
  parts.forEach((part, at) => {
    for (const [id, match] of part) {
      const entry = joined.get(id) ?? { share: 0, matches: [] }
      entry.share += shares[at] ?? 0
      entry.matches.push(match)
      joined.set(id, entry)
    }
  })
  return new Map(
    [...joined].map(([id, { share, matches }]) => [
      id,
      {
        share,
        score:
          matches.reduce((sum, { score }) => sum + score, 0) / parts.length,
        terms: () => new Set(matches.flatMap((match) => [...match.terms()])),
      },
    ]),
  )
}

/** The share of each word in its query: rare words have more. */
export function weightsOf(
  words: readonly FoundWord[],
  sections: number,
): readonly number[] {
  const rarity = words.map(({ matches }) => rarityOf(matches, sections))
  const all = rarity.reduce((sum, each) => sum + each, 0)
  return rarity.map((each) => each / all)
}

/** The share of the query in each section, and the sum of the section's scores. */
export function rankMatches(
  words: readonly FoundWord[],
  weights: readonly number[],
): readonly RankedMatch[] {
  const ranked = new Map<number, RankedMatch>()
  words.forEach(({ matches }, at) => {
    for (const [id, { share, score }] of matches) {
      const before = ranked.get(id)
      ranked.set(id, {
        id,
        share: (before?.share ?? 0) + share * (weights[at] ?? 0),
        score: (before?.score ?? 0) + score,
      })
    }
  })
  return [...ranked.values()]
}
