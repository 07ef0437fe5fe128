import { loadPage } from '@/lib/content/load'
import { readingOrder } from '@/lib/content/sidebar'
import { listedGeneratedSlugs, loadGenerated } from '@/lib/generated/pages'
import type { Locale } from '@/site.config'
import { entryOf, type SearchEntry } from './entry'

/** The index of one language's local search box: the articles in reading order, then the generated pages. */
export function localIndex(locale: Locale): readonly SearchEntry[] {
  const articles = readingOrder(locale).map((slug) => loadPage(locale, slug))
  const generated = listedGeneratedSlugs(locale).map((slug) =>
    loadGenerated(locale, slug),
  )
  return [...articles, ...generated].map(entryOf)
}
