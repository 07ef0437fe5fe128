import { loadPage } from '@/lib/content/load'
import type { Page } from '@/lib/content/page'
import { loadGenerated, searchedGeneratedSlugs } from '@/lib/content/pages'
import { readingOrder } from '@/lib/content/sidebar'
import { hrefFor } from '@/lib/links/href'
import type { SearchEntry } from '@/lib/search/entry'
import type { Locale } from '@/site.config'

/**
 * The index of a language's local search: the articles in reading order, then the generated pages.
 */
export function localIndex(locale: Locale): readonly SearchEntry[] {
  const articles = readingOrder(locale).map((slug) => loadPage(locale, slug))
  const generated = searchedGeneratedSlugs(locale).map((slug) =>
    loadGenerated(locale, slug),
  )
  return [...articles, ...generated].map(entryOf)
}

function entryOf(page: Page): SearchEntry {
  return {
    title: page.title,
    headers: page.headers,
    path: hrefFor(page.locale, page.slug),
    pathLocale: hrefFor(page.locale, ''),
    extraFields: [],
  }
}
