import { readFileSync } from 'node:fs'
import { fileOf, pageExists } from '@/lib/site/content/files'
import { loadFrontmatter } from '@/lib/site/content/load'
import { defaultLocale, type Locale } from '@/site.config'
import { reachedFrom, readSameMeaning, type SameMeaning } from './same-meaning'
import { sourceHash } from './source-hash'

/** The freshness of a translation, computed from content and never from dates. */
export type Freshness =
  | { readonly state: 'current' | 'untranslated' | 'unmarked' }
  | { readonly state: 'behind'; readonly source: string }

/** Compares fingerprints: `source` is the translation's, `current` the one of today's English. */
export function freshness(
  source: string | undefined,
  current: string,
  sameMeaning: SameMeaning = [],
): Freshness {
  if (source === undefined) return { state: 'unmarked' }
  return reachedFrom([source], sameMeaning).has(current)
    ? { state: 'current' }
    : { state: 'behind', source }
}

/** The fingerprint of today's English page. */
export function currentHash(slug: string): string {
  return sourceHash(readFileSync(fileOf(defaultLocale, slug), 'utf8'))
}

/** The freshness of a page in a language. The English page itself is always current. */
export function freshnessOf(locale: Locale, slug: string): Freshness {
  if (locale === defaultLocale) return { state: 'current' }
  if (!pageExists(locale, slug)) return { state: 'untranslated' }
  const { source } = loadFrontmatter(locale, slug)
  return freshness(source, currentHash(slug), readSameMeaning()[slug])
}
