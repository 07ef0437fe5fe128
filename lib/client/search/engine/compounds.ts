import { withoutPlural } from './plain'

/** Finds the places of a text where a term of several words stands, by index, longest first. */
export type FindCompounds = (
  terms: readonly string[],
) => readonly (readonly number[])[]

/**
 * Prepares the search for terms of several words. A word inside such a term means something else:
 * the minimum balance of an account is not its balance.
 */
export function compoundFinder(
  all: readonly (readonly string[])[],
): FindCompounds {
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const terms of all) {
    const [first, ...rest] = terms.map(withoutPlural)
    if (!first || rest.length === 0) continue
    const list = byFirst.get(first) ?? []
    byFirst.set(first, list)
    list.push([first, ...rest])
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length)
  return (terms) => {
    const plain = terms.map(withoutPlural)
    const found: (readonly number[])[] = []
    for (let at = 0; at < plain.length; at++) {
      const compound = byFirst
        .get(plain[at] ?? '')
        ?.find((each) => each.every((term, i) => plain[at + i] === term))
      if (!compound) continue
      found.push(compound.map((_, i) => at + i))
      at += compound.length - 1
    }
    return found
  }
}
