/** A link of an article to a page of the book. */
export interface PageLinkTarget {
  readonly slug: string
  readonly anchor: string
}

/**
 * Reads a link in the form that authors write. Returns undefined for a link to another site or to
 * an anchor of the same page.
 *
 * @example readPageLink('/core-concepts/pdas#seeds')
 *   // { slug: 'core-concepts/pdas', anchor: 'seeds' }
 */
export function readPageLink(href: string): PageLinkTarget | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  const [path = '', ...rest] = href.split('#')
  const anchor = rest.join('#')
  return { slug: path.replace(/^\/|\/$/g, ''), anchor }
}
