import type { QueryWord } from './query'

/** What one section has of one word. */
interface Match {
  /** From 0 to 1: how much of the word it has. */
  readonly share: number
  readonly score: number
  /** The terms of the section that answer. Asked for the best sections only. */
  readonly terms: () => ReadonlySet<string>
}

/** The sections that have a word, by their place in the list. */
export type Matches = ReadonlyMap<number, Match>

/** The sections that have a word, each by the way in which it has most of it. */
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

/** Sections that have some of several terms have that share of them. */
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

/** How much of a whole query each section has, where rare words count more, and the sum of what its words score. */
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
