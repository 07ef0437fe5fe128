import { elementsOf, textOf } from '@/lib/site/rules/elements'
import { problemAt, type Rule } from '@/lib/site/rules/rule'
import { isUnderstood } from './components'

const types = ['note', 'tip', 'warning', 'danger']

/** Requires a known type for each callout; the type decides its title and look. */
export const calloutsRule: Rule = (page) =>
  elementsOf(page.tree, 'Callout')
    .filter(isUnderstood)
    .filter((element) => !types.includes(textOf(element, 'type') ?? ''))
    .map((element) =>
      problemAt(
        page,
        element,
        `<Callout> has no known type; write type="note", or one of: ${types.join(', ')}`,
      ),
    )
