import { fileOf, pageExists } from '@/lib/content/files'
import { loadFrontmatter } from '@/lib/content/load'
import { readText } from '@/lib/files/read-text'
import { defaultLocale, type Locale } from '@/site.config'
import { sourceHash } from './source-hash'

/**
 * The freshness of a translation, computed from content and never from dates. One that is unmarked
 * names no English version.
 */
export type Freshness = 'current' | 'behind' | 'untranslated' | 'unmarked'

/** The fingerprint of today's English page. */
export function currentHash(slug: string): string {
  return sourceHash(readText(fileOf(defaultLocale, slug)))
}

/** The freshness of a page in a language. The English page itself is always current. */
export function freshnessOf(locale: Locale, slug: string): Freshness {
  if (locale === defaultLocale) return 'current'
  if (!pageExists(locale, slug)) return 'untranslated'
  const { source } = loadFrontmatter(locale, slug)
  if (source === undefined) return 'unmarked'
  return source === currentHash(slug) ? 'current' : 'behind'
}
