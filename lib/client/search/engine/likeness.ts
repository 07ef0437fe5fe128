import type { Certainties, FoundWord } from './matches'
import type { Name } from './names'

/** Words inside a longer term that the query does not have count this much. */
const insideTerm = 0.6

/** How a query and a name are alike. */
export interface Likeness {
  /** The share of the query that the name has. */
  readonly covered: number
  /** The share of the name that the query has. */
  readonly filled: number
}

/** A query, prepared for comparison with many names. */
export interface AskedTerms {
  /** For each term of the texts, the parts of the query that it may be. */
  readonly parts: ReadonlyMap<
    string,
    readonly { readonly part: number; readonly certainty: number }[]
  >
  /** The ways to write each word, with their parts and the shares of these. */
  readonly words: readonly (readonly {
    readonly certainty: number
    readonly parts: readonly { readonly part: number; readonly share: number }[]
  }[])[]
  readonly partCount: number
  /** The share of each word in the query. */
  readonly weights: readonly number[]
}

/** Prepares a query. `weights` has the share of each word. */
export function askedTerms(
  found: readonly FoundWord[],
  weights: readonly number[],
): AskedTerms {
  const parts = new Map<string, { part: number; certainty: number }[]>()
  let partCount = 0
  const numbered = (certainties: Certainties) => {
    const part = partCount++
    for (const [term, certainty] of certainties) {
      const list = parts.get(term)
      if (list) list.push({ part, certainty })
      else parts.set(term, [{ part, certainty }])
    }
    return part
  }
  const words = found.map(({ ways }) =>
    ways.map(({ certainty, terms }) => ({
      certainty,
      parts: terms.map(({ certainties, share }) => ({
        part: numbered(certainties),
        share,
      })),
    })),
  )
  return { parts, words, partCount, weights }
}

const unlike: Likeness = { covered: 0, filled: 0 }

/** Compares a query with a name. */
export function likenessOf(
  { terms, compounds }: Name,
  { parts, words, partCount, weights }: AskedTerms,
): Likeness {
  const hit = new Set(terms.filter((term) => parts.has(term)))
  if (hit.size === 0) return unlike
  const inside = new Set<string>()
  for (const places of compounds)
    if (!places.every((at) => hit.has(terms[at] ?? '')))
      for (const at of places) inside.add(terms[at] ?? '')
  const best = new Array<number>(partCount).fill(0)
  for (const term of hit)
    for (const { part, certainty } of parts.get(term) ?? []) {
      const counted = inside.has(term) ? certainty * insideTerm : certainty
      if (counted > (best[part] ?? 0)) best[part] = counted
    }
  let covered = 0
  words.forEach((ways, at) => {
    let most = 0
    for (const way of ways) {
      let sum = 0
      for (const { part, share } of way.parts) sum += (best[part] ?? 0) * share
      if (sum * way.certainty > most) most = sum * way.certainty
    }
    covered += most * (weights[at] ?? 0)
  })
  return { covered, filled: hit.size / Math.max(1, new Set(terms).size) }
}
