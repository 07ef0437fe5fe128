import type { Root } from 'hast'
import { elementsIn, isLink, propertyOf, rootOf, textOf } from './elements'

/** What says where a page stands, how it is called, and in which language it is. */
export interface PageHead {
  readonly file: string
  readonly lang: string | undefined
  readonly title: string | undefined
  /** The page's whole address, as its canonical link gives it. */
  readonly canonical: string | undefined
}

/** Reads what a document's head says of its page: the one way in which canonical addresses are read. */
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
 * A page's canonical path, the site's base path included.
 *
 * @throws when the page has no canonical link
 */
export function canonicalPath({ file, canonical }: PageHead): string {
  if (!canonical)
    throw new Error(
      `${file}: has no canonical link, give its metadata alternates.canonical`,
    )
  return new URL(canonical).pathname
}
