import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { List, ListItem, PhrasingContent } from 'mdast'
import { childElements } from './article'
import { lineOf, strong, text } from './line'

/** A list of terms: each with its parts in bold, then its definition. */
export function definitions(state: State, element: Element): List {
  const children = childElements(element).map((entry) => entryOf(state, entry))
  const spread = children.some((item) => item.spread)
  return { type: 'list', spread, children }
}

function entryOf(state: State, entry: Element): ListItem {
  const linesOf = (name: string) =>
    childElements(entry, name).map((element) => lineOf(state, element))
  const parts = linesOf('dt').flat()
  const term = parts.flatMap((part, index): PhrasingContent[] =>
    index > 0 ? [text(' · '), part] : [part],
  )
  const [first = [], ...more] = linesOf('dd')
  const paragraphs = [[strong(term), text(': '), ...first], ...more]
  return {
    type: 'listItem',
    spread: more.length > 0,
    children: paragraphs.map((line) => ({ type: 'paragraph', children: line })),
  }
}
