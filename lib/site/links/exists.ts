import { pageExists } from '@/lib/site/content/files'
import { headingAt } from '@/lib/site/content/headings'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { generatedExists } from '@/lib/site/generated/pages'
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
