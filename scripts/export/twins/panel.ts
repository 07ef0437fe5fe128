import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { RootContent } from 'mdast'

declare module 'mdast' {
  interface Data {
    /** What only the twin has, and not the file of all articles. */
    twinOnly?: boolean
  }
}

/** One language of a program, with its title. In all others, and of what it printed, only the twin tells. */
export function panel(state: State, element: Element): RootContent[] {
  const isFirst = element.properties.dataActive !== undefined
  const children = state.toFlow(state.all(element))
  const end = isFirst
    ? children.findIndex(({ type }) => type === 'code') + 1
    : 0
  return children.map((child, place) =>
    place < end ? child : { ...child, data: { ...child.data, twinOnly: true } },
  )
}
