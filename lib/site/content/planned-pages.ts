import pages from '@/content/pages.json'
import type { Locale } from '@/site.config'

/** The slugs of all pages that a language should have (decision 1). */
export function plannedSlugs(locale: Locale): readonly string[] {
  return pages.locales[locale].map((path) => path.replace(/\/$/, ''))
}
