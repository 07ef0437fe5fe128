import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { PhrasingContent, Strong, Text } from 'mdast'
import { phrasing } from 'mdast-util-phrasing'

/** The content of an element that holds one line of text. */
export const lineOf = (state: State, element: Element): PhrasingContent[] =>
  state.all(element).filter((node) => phrasing(node))

export const text = (value: string): Text => ({ type: 'text', value })

export const strong = (children: PhrasingContent[]): Strong => ({
  type: 'strong',
  children,
})
