import { pageExists } from '@/lib/site/content/files'
import { headingAt } from '@/lib/site/content/headings'
import { loadFrontmatter } from '@/lib/site/content/load'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { defaultLocale, type Locale } from '@/site.config'

/**
 * The title of the heading or page at `core-concepts/pdas#off-curve`; in English when the language
 * does not have the page.
 */
export function placeTitle(locale: Locale, place: string): string {
  const [slug = '', anchor = ''] = place.split('#')
  const language = pageExists(locale, slug) ? locale : defaultLocale
  const { headings } = loadSourcePage(language, slug)
  const heading = headingAt(headings, anchor)
  return heading?.title ?? loadFrontmatter(language, slug).title
}
