import { hasKnownProperties } from './components'
import { elementsOf, textOf } from './elements'
import { problemAt, type Rule } from './rule'

const types = ['note', 'tip', 'warning', 'danger']

/** Requires a known type for each callout; the type decides its title and look. */
export const calloutsRule: Rule = (page) =>
  elementsOf(page.tree, 'Callout')
    .filter(hasKnownProperties)
    .filter((element) => !types.includes(textOf(element, 'type') ?? ''))
    .map((element) =>
      problemAt(
        page,
        element,
        `<Callout> has no known type; write type="note", or one of: ${types.join(', ')}`,
      ),
    )
