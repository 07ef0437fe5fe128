import { writeFileSync } from 'node:fs'
import { fileOf, pageExists } from '@/lib/content/files'
import { loadFrontmatter } from '@/lib/content/load'
import { pageName } from '@/lib/content/page-name'
import { yamlOf } from '@/lib/content/parse'
import { readText } from '@/lib/files/read-text'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { sourceHash } from './source-hash'
import { currentHash } from './status'

/**
 * Writes the fingerprint of today's English into a translation. Throws when either page or the
 * translation's front matter is missing.
 */
export function markTranslated(locale: Locale, slug: string): void {
  const english = fileOf(defaultLocale, slug)
  if (!pageExists(defaultLocale, slug))
    throw new Error(
      `${english} does not exist; name a page such as guides/serialization`,
    )
  const file = fileOf(locale, slug)
  if (!pageExists(locale, slug))
    throw new Error(
      `${file} does not exist; write the translation first: npm run translate -- ${locale} ${pageName(slug)}`,
    )
  const page = readText(file)
  if (!yamlOf(page))
    throw new Error(
      `${file} has no front matter; write its title and description first`,
    )
  writeFileSync(file, withSource(page, currentHash(slug)))
}

/**
 * Marks a change of an English page as one that translations need not follow. Translations that
 * were behind before the change remain so.
 *
 * @param before the page's English source before the change
 * @returns the languages whose translation becomes current
 * @throws when no translation is behind because of the change
 */
export function markUnchanged(slug: string, before: string): readonly Locale[] {
  const from = sourceHash(before)
  const left = locales.filter(
    (locale) =>
      locale !== defaultLocale &&
      pageExists(locale, slug) &&
      loadFrontmatter(locale, slug).source === from,
  )
  if (left.length === 0 || from === currentHash(slug))
    throw new Error(
      `This change of "${pageName(slug)}" left no translation behind, so there is nothing to mark; \`npm run i18n\` says which pages are behind`,
    )
  for (const locale of left) markTranslated(locale, slug)
  return left
}

/** Writes a fingerprint into a page's front matter, in place of an older one. */
export function withSource(page: string, hash: string): string {
  // YAML reads a fingerprint of digits alone, or one such as 12e34, as a number.
  const line = /^\d+(e\d+)?$/.test(hash)
    ? `source: '${hash}'`
    : `source: ${hash}`
  const yaml = yamlOf(page)
  const older = /^source:.*$/m
  const updated = older.test(yaml)
    ? yaml.replace(older, line)
    : `${yaml}\n${line}`
  return page.replace(yaml, () => updated)
}
