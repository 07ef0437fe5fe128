import { partsOf, termOf } from './ways'
import { wordsOf } from './words'

const mixed = /[a-z\d][A-Z]|[A-Z]{2}[a-z]|[\w.-][._-]\w/

/**
 * The identifiers in headings and names by what a reader types without capitals: `litesvm` for
 * LiteSVM. A word that is written in both ways would otherwise miss the heading.
 */
export function identifiersIn(
  texts: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const word of texts.filter((text) => mixed.test(text)).flatMap(wordsOf))
    if (word.whole) found.set(termOf(word), partsOf(word))
  return found
}
