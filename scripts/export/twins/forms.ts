import type { Element } from 'hast'
import { phrasing } from 'hast-util-phrasing'
import { SKIP, visit } from 'unist-util-visit'
import { handlersFor } from './handlers'

/** What an article may hold: elements with a handler of ours, and those that the library writes as we want them. */
const known = new Set([
  ...Object.keys(handlersFor('')),
  ...['article', 'section', 'details', 'figcaption', 'h1', 'h2', 'h3'],
  ...['ol', 'ul', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'br', 'code', 'em', 'img', 'samp', 'span', 'strong', 'time'],
  ...['dt', 'dd'],
])

/** Elements that are one line in Markdown. */
const lines = ['dd', 'dt', 'h1', 'h2', 'h3', 'p', 'summary', 'td', 'th']

/**
 * Holds that every element of an article has a form in Markdown.
 *
 * @throws at one that has none, or none at its place
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
