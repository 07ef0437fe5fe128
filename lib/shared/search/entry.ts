import { assetHref, hrefFor } from '@/lib/shared/href'
import type { Header, Page } from '@/lib/site/content/page'
import type { Locale } from '@/site.config'

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

/** Where the index of a language stands. */
export function indexHref(locale: Locale): string {
  return assetHref(`/search/local/${locale}.json`)
}
