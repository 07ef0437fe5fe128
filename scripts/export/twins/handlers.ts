import type { Element, Parents } from 'hast'
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast'
import { toString as textIn } from 'hast-util-to-string'
import type { Blockquote, Paragraph } from 'mdast'
import { childElements } from './article'
import { definitions } from './definitions'
import { lineOf, strong, text } from './line'
import { listing } from './listing'
import { panel } from './panel'

/**
 * Handlers for elements that Markdown does not have, or that mean more on our pages than elsewhere.
 * The library writes all others (forms.ts).
 *
 * @param diagram the word for a diagram in the page's language, with its colon
 */
export function handlersFor(diagram: string): Record<string, Handle> {
  return {
    aside: quote,
    div: (state, element) =>
      element.properties.role === 'tabpanel'
        ? panel(state, element)
        : state.toFlow(state.all(element)),
    dl: definitions,
    figure: quote,
    p: (state, element, parent) =>
      isLabel(element, parent)
        ? label(state, element)
        : defaultHandlers.p(state, element),
    pre: listing,
    summary: label,
    // The text alternative, which the wide drawing of a diagram holds. The caption comes next.
    svg: (_, element) => {
      const [title] = childElements(element, 'title')
      return title === undefined
        ? undefined
        : [strong([text(diagram)]), text(` ${textIn(title)}`)]
    },
  }
}

const quote = (state: State, element: Element): Blockquote => ({
  type: 'blockquote',
  children: state.toFlow(state.all(element)),
})

const label = (state: State, element: Element): Paragraph => ({
  type: 'paragraph',
  children: [strong(lineOf(state, element))],
})

/** True for a paragraph that is the title of a callout or of the listing after it. */
function isLabel(element: Element, parent: Parents | undefined): boolean {
  if (parent?.type !== 'element') return false
  const siblings = childElements(parent)
  const index = siblings.indexOf(element)
  if (parent.tagName === 'aside') return index === 0
  return siblings[index + 1]?.tagName === 'pre'
}
