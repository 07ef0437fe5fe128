import { hasKnownProperties } from './components'
import { elementsOf, textOf } from './elements'
import { problemAt, type Rule } from './rule'

const types = ['note', 'tip', 'warning', 'danger']

/** Names of other tools for such boxes, each with the type that means the same here. */
const others: readonly (readonly [name: RegExp, type: string])[] = [
  [/^\W*(?:tip|hint|success)\b/i, 'tip'],
  // GitHub's gravest box; other tools have "danger" as well.
  [/^\W*(?:danger|error)\b|\[!caution\b/i, 'danger'],
  [/^\W*(?:important|warning|caution|attention)\b/i, 'warning'],
]

/**
 * The type of callout for a box of another tool, or for a type that it has.
 *
 * @example calloutTypeFor('[!IMPORTANT]') // 'warning'
 */
export const calloutTypeFor = (written: string): string =>
  others.find(([name]) => name.test(written))?.[1] ?? 'note'

/** Requires a known type for each callout; the type decides its title and look. */
export const calloutsRule: Rule = (page) =>
  elementsOf(page.tree, 'Callout')
    .filter(hasKnownProperties)
    .filter((element) => !types.includes(textOf(element, 'type') ?? ''))
    .map((element) =>
      problemAt(
        page,
        element,
        `<Callout> has no known type; write type="${calloutTypeFor(textOf(element, 'type') ?? '')}", or one of: ${types.join(', ')}`,
      ),
    )
