import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { elementsIn, isLink, propertyOf, rootOf } from './elements'

/** The facts in a document's head: canonical address, title and language of its page. */
export interface PageHead {
  readonly file: string
  readonly lang: string | undefined
  readonly title: string | undefined
  /** The page's whole address, from its canonical link. */
  readonly canonical: string | undefined
}

/**
 * Reads the facts in a document's head. All code reads canonical addresses through this function.
 */
export function readHead(file: string, tree: Root): PageHead {
  const { html, head } = rootOf(tree)
  const elements = elementsIn(head)
  const link = elements.find((element) => isLink(element, 'canonical'))
  const title = elements.find(({ tagName }) => tagName === 'title')
  return {
    file,
    lang: propertyOf(html, 'lang'),
    title: title && textOf(title),
    canonical: link && propertyOf(link, 'href'),
  }
}

/**
 * A page's canonical path, with the site's base path.
 *
 * @throws when the page has no canonical link
 */
export function canonicalPath({ file, canonical }: PageHead): string {
  if (!canonical)
    throw new Error(
      `${file}: has no canonical link; add alternates.canonical to its metadata`,
    )
  return new URL(canonical).pathname
}
