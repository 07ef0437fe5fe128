import type { Header, Page } from '@/lib/content/page'
import { hrefFor } from '@/lib/href'

/** A page in the index of the local search box, exactly as the specification's section 3 names it. */
export interface SearchEntry {
  readonly title: string
  readonly headers: readonly Header[]
  readonly path: string
  readonly pathLocale: string
  /** Always empty. */
  readonly extraFields: readonly string[]
}

/** The entry of a page. */
export function entryOf(page: Page): SearchEntry {
  return {
    title: page.title,
    headers: page.headers,
    path: hrefFor(page.locale, page.slug),
    pathLocale: hrefFor(page.locale, ''),
    extraFields: [],
  }
}
