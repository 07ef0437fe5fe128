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
export type Matches = ReadonlyMap<number, Match>

/** Finds the sections that match a word, each by the best way to write the word. */
export function matchesOfWord(
  { ways }: QueryWord,
  last: string | undefined,
  find: (term: string, isLast: boolean) => Matches,
): Matches {
  const all = ways.map(({ terms, weight }) => ({
    weight,
    matches: joinTerms(terms.map((term) => find(term, term === last))),
  }))
  const best = new Map<number, Match>()
  for (const { weight, matches } of all)
    for (const [id, { share, score, terms }] of matches) {
      const before = best.get(id)
      const match = {
        share: share * Math.min(1, Math.sqrt(weight)),
        score: score * weight,
        terms,
      }
      if (!before || match.share * match.score > before.share * before.score)
        best.set(id, match)
    }
  return best
}

/** Joins the matches of several terms. A section that has some of them gets that share. */
function joinTerms(parts: readonly Matches[]): Matches {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  const joined = new Map<number, Match[]>()
  for (const part of parts)
    for (const [id, match] of part) {
      const list = joined.get(id)
      if (list) list.push(match)
      else joined.set(id, [match])
    }
  return new Map(
    [...joined].map(([id, present]) => [
      id,
      {
        share: present.length / parts.length,
        score:
          present.reduce((sum, { score }) => sum + score, 0) / parts.length,
        terms: () => new Set(present.flatMap((match) => [...match.terms()])),
      },
    ]),
  )
}

/**
 * The share of the query in each section, with more weight on rare words, and the sum of its
 * scores.
 */
export function rankMatches(words: readonly Matches[], sections: number) {
  const rarity = words.map(({ size }) => Math.log(1 + sections / size))
  const all = rarity.reduce((sum, each) => sum + each, 0)
  const ranked = new Map<number, { share: number; score: number }>()
  words.forEach((matches, at) => {
    const weight = (rarity[at] ?? 0) / all
    for (const [id, { share, score }] of matches) {
      const before = ranked.get(id)
      ranked.set(id, {
        share: (before?.share ?? 0) + share * weight,
        score: (before?.score ?? 0) + score,
      })
    }
  })
  return [...ranked].map(([id, { share, score }]) => ({ id, share, score }))
}
