import type { Page } from '@/lib/site/content/page'
import { linkTo, type PageLink, sidebarOf } from './sidebar'

/** The pages before and after a page. */
export interface Neighbours {
  readonly previous?: PageLink
  readonly next?: PageLink
}

/**
 * The pages to read before and after: `prev` and `next` of the front matter, otherwise the
 * sidebar's order.
 */
export function neighboursOf(page: Page): Neighbours {
  const order = sidebarOf(page.locale).flatMap(({ pages }) => pages)
  const index = order.findIndex(({ slug }) => slug === page.slug)
  // The home page comes before the first page. A page outside of the order has no neighbors in it.
  const isInOrder = index >= 0 || page.slug === ''
  const choose = (override: string | false | undefined, usual?: PageLink) => {
    if (override === false) return undefined
    return override === undefined ? usual : linkTo(page.locale, override)
  }
  return {
    previous: choose(
      page.frontmatter.prev,
      index > 0 ? order[index - 1] : undefined,
    ),
    next: choose(
      page.frontmatter.next,
      isInOrder ? order[index + 1] : undefined,
    ),
  }
}
