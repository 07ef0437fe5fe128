import type { Element } from 'hast'
import { phrasing } from 'hast-util-phrasing'
import { SKIP, visit } from 'unist-util-visit'
import { handlersFor } from './handlers'

/**
 * Elements that an article may hold: those with a handler here, and those that the library writes
 * well.
 */
const known = new Set([
  ...Object.keys(handlersFor('')),
  ...['article', 'section', 'details', 'figcaption', 'h1', 'h2', 'h3'],
  ...['ol', 'ul', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'br', 'code', 'em', 'img', 'samp', 'span', 'strong', 'time'],
  ...['dt', 'dd'],
])

/** Elements that become one line of Markdown. */
const lines = ['dd', 'dt', 'h1', 'h2', 'h3', 'p', 'summary', 'td', 'th']

/**
 * Requires a form in Markdown for every element of an article.
 *
 * @throws at an element that has none, or none at its place
 */
export function requireForms(article: Element): void {
  visit(article, 'element', (element, _, parent) => {
    const { tagName } = element
    if (!known.has(tagName)) throw noForm(`<${tagName}>`)
    if (parent?.type === 'element' && lines.includes(parent.tagName))
      if (!phrasing(element))
        throw noForm(`<${tagName}> in <${parent.tagName}>`)
    return tagName === 'pre' || tagName === 'svg' ? SKIP : undefined
  })
}

const noForm = (element: string) =>
  new Error(
    `${element} has no form in Markdown: give it one in scripts/export/twins/handlers.ts, or name it in forms.ts where the library's is right`,
  )
