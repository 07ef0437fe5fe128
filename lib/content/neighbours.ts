import type { Page } from './page'
import { type PageLink, sidebarOf } from './sidebar'

/** The pages before and after a page, in the sidebar's order. */
export interface Neighbours {
  readonly previous?: PageLink
  readonly next?: PageLink
}

export function neighboursOf({ locale, slug }: Page): Neighbours {
  const order = sidebarOf(locale).flatMap(({ pages }) => pages)
  // The home page comes before the first page.
  if (slug === '') return { next: order[0] }
  const index = order.findIndex((page) => page.slug === slug)
  return index < 0 ? {} : { previous: order[index - 1], next: order[index + 1] }
}
