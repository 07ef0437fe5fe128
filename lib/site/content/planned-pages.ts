import pages from '@/content/pages.json'
import type { Locale } from '@/site.config'

// A language that was just added has no list before its first page.
const lists: Readonly<Partial<Record<Locale, readonly string[]>>> =
  pages.locales

/** The slugs of all pages that a language should have (decision 1). */
export function plannedSlugs(locale: Locale): readonly string[] {
  return (lists[locale] ?? []).map((path) => path.replace(/\/$/, ''))
}
