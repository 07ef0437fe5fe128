import { readFileSync, writeFileSync } from 'node:fs'
import { fileOf, pageExists } from '@/lib/site/content/files'
import { loadFrontmatter } from '@/lib/site/content/load'
import { pageName } from '@/lib/site/content/page-name'
import { yamlOf } from '@/lib/site/content/parse'
import { defaultLocale, type Locale, locales } from '@/site.config'
import {
  forgetSameMeaning,
  markSameMeaning,
  readSameMeaning,
} from './same-meaning'
import { sourceHash } from './source-hash'
import { freshness, freshnessOf } from './status'
import { storeVersion } from './versions'

const translations = locales.filter((locale) => locale !== defaultLocale)

/**
 * Writes the fingerprint of today's English into a translation, and stores that English version.
 * Throws when either page or the translation's front matter is missing.
 */
export function markTranslated(locale: Locale, slug: string): void {
  const source = englishSource(slug)
  const file = fileOf(locale, slug)
  if (!pageExists(locale, slug))
    throw new Error(
      `${file} does not exist; write the translation first: npm run translate -- ${locale} ${pageName(slug)}`,
    )
  const page = readFileSync(file, 'utf8')
  if (!yamlOf(page))
    throw new Error(
      `${file} has no front matter; write its title and description first`,
    )
  const hash = sourceHash(source)
  writeFileSync(file, withSource(page, hash))
  const named = namedVersions(slug)
  storeVersion(slug, { hash, source }, named)
  forgetSameMeaning(slug, named)
}

/**
 * Marks a change of an English page as one that translations need not follow. Translations that were
 * behind before the change remain so.
 *
 * @param before the page's English source before the change
 * @returns the languages whose translation becomes current
 * @throws where the change left no translation behind
 */
export function markUnchanged(slug: string, before: string): readonly Locale[] {
  const from = sourceHash(before)
  const known = readSameMeaning()[slug]
  const left = translations.filter((locale) => {
    const now = freshnessOf(locale, slug)
    return (
      now.state === 'behind' &&
      freshness(now.source, from, known).state === 'current'
    )
  })
  if (left.length === 0)
    throw new Error(
      `This change of "${pageName(slug)}" left no translation behind, so there is nothing to mark; \`npm run i18n\` says which pages are behind`,
    )
  markSameMeaning(slug, from, sourceHash(englishSource(slug)))
  return left
}

/** Puts a fingerprint into a page's front matter, in place of an older one. */
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

function englishSource(slug: string): string {
  const file = fileOf(defaultLocale, slug)
  if (!pageExists(defaultLocale, slug))
    throw new Error(
      `${file} does not exist; name a page such as guides/serialization`,
    )
  return readFileSync(file, 'utf8')
}

const namedVersions = (slug: string) =>
  translations
    .filter((locale) => pageExists(locale, slug))
    .flatMap((locale) => loadFrontmatter(locale, slug).source ?? [])
