import {
  allNamed,
  elementsIn,
  propertyOf,
  removeAll,
  rootOf,
  textOf,
} from '../document/elements'
import { parseDocument, writeDocument } from '../document/parse'

/**
 * 404.html in one language alone, for hosts that can answer each folder with a 404 page of its own.
 *
 * @param html of 404.html, which holds a template for each language but English
 * @param key of the language, as in the address
 * @returns undefined for a language without a template
 */
export function notFoundPage(html: string, key: string): string | undefined {
  const tree = parseDocument(html)
  const own = allNamed(tree, 'template').find(
    (template) => propertyOf(template, 'dataLocale') === key,
  )
  const place = elementsIn(tree).find(({ properties }) => properties.id === id)
  if (!own?.content || !place) return undefined
  const { html: root, head } = rootOf(tree)
  const { dataLang: lang, dataRoot, dataTexts } = own.properties
  Object.assign(root.properties, { lang, dataRoot, dataTexts })
  const [heading] = allNamed(own, 'h1')
  const [title] = allNamed(head, 'title')
  if (heading && title) {
    const value = textOf(title).replace(/^[^|]*/, `${textOf(heading)} `)
    title.children = [{ type: 'text', value }]
  }
  place.children = own.content.children.filter(
    (child) => child.type === 'element',
  )
  removeAll(
    tree,
    (node) => node.type === 'element' && 'dataLocale' in node.properties,
  )
  return writeDocument(tree)
}

/** The element that holds the page of one language. */
const id = 'not-found'
