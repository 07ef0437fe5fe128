import { defaultLocale, type Locale } from '@/site.config'
import { pageExists } from './files'
import { headingAt } from './headings'
import { loadFrontmatter } from './load'
import { loadSourcePage } from './source-page'

/** The heading at `core-concepts/pdas#off-curve`, or the page's title; in English where the language has no such page. */
export function placeTitle(locale: Locale, place: string): string {
  const [slug = '', anchor = ''] = place.split('#')
  const language = pageExists(locale, slug) ? locale : defaultLocale
  const { headings } = loadSourcePage(language, slug)
  const heading = headingAt(headings, anchor)
  return heading?.title ?? loadFrontmatter(language, slug).title
}
