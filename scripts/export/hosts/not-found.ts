import type { Element } from 'hast'
import { allNamed, propertyOf, rootOf, textOf } from '../document/elements'
import { parseDocument, writeDocument } from '../document/parse'

/**
 * 404.html as a reader of one language gets it without scripts: `<html lang>`, title and visible
 * texts. It is for hosts that can answer each folder with a 404 page of its own. With scripts it
 * equals the document for all languages.
 *
 * @param html of 404.html, which holds a section for each language
 * @param key of the language, as in the address
 * @returns undefined for a language without texts
 */
export function notFoundPage(html: string, key: string): string | undefined {
  const tree = parseDocument(html)
  const sections = allNamed(tree, 'section')
  const own = sections.find((section) => localeOf(section) === key)
  if (!own) return undefined
  for (const section of sections)
    if (localeOf(section)) section.properties.hidden = section !== own
  const root = rootOf(tree)
  root.html.properties.lang = own.properties.lang
  const [heading] = allNamed(own, 'h1')
  const [title] = allNamed(root.head, 'title')
  if (heading && title) {
    const value = textOf(title).replace(/^[^|]*/, `${textOf(heading)} `)
    title.children = [{ type: 'text', value }]
  }
  return writeDocument(tree)
}

const localeOf = (section: Element) => propertyOf(section, 'dataLocale')
