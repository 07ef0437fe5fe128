import { pageExists } from '@/lib/content/files'
import { headingAt } from '@/lib/content/headings'
import { generatedExists } from '@/lib/content/pages'
import { loadSourcePage } from '@/lib/content/source-page'
import { defaultLocale, type Locale } from '@/site.config'

/** True when a language has a page at this slug, written or generated. */
export function addressExists(locale: Locale, slug: string): boolean {
  return pageExists(locale, slug) || generatedExists(locale, slug)
}

/** True when English has a section that its translation does not have yet. */
export function sectionIsBehind(
  locale: Locale,
  slug: string,
  anchor: string,
): boolean {
  if (!anchor || locale === defaultLocale) return false
  if (!pageExists(locale, slug) || !pageExists(defaultLocale, slug))
    return false
  const has = (it: Locale) =>
    headingAt(loadSourcePage(it, slug).headings, anchor) !== undefined
  return has(defaultLocale) && !has(locale)
}
