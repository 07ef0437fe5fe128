import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { RootContent } from 'mdast'

declare module 'mdast' {
  interface Data {
    /** True for content that only the twin holds, not the file of all articles. */
    twinOnly?: boolean
  }
}

/**
 * One tab of a code group, with its title. Other tabs, and recorded output, go only into the twin.
 */
export function panel(state: State, element: Element): RootContent[] {
  const isFirst = element.properties.dataActive !== undefined
  const children = state.toFlow(state.all(element))
  const end = isFirst
    ? children.findIndex(({ type }) => type === 'code') + 1
    : 0
  return children.map((child, index) =>
    index < end ? child : { ...child, data: { ...child.data, twinOnly: true } },
  )
}
