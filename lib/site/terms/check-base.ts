import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/site/content/content-error'
import { slugsOf } from '@/lib/site/content/files'
import { plannedSlugs } from '@/lib/site/content/planned-pages'
import { type Locale, locales } from '@/site.config'
import { checkTerms } from './check'
import { missingTerms } from './merge'
import { parseTerms, type Term, termsFile } from './read'

/**
 * The problems of the book's term base: faults of its entries, and terms that finished languages
 * lack. Throws a ContentError when the file's form is wrong.
 */
export function checkTermBase(): readonly Problem[] {
  const source = readFileSync(termsFile, 'utf8')
  const terms = parseTerms(source)
  return [...checkTerms(terms, source), ...gaps(terms, finished())]
}

/** Problems of finished languages that lack terms. */
export function gaps(
  terms: readonly Term[],
  languages: readonly Locale[],
): readonly Problem[] {
  return languages.flatMap((locale) => {
    const missing = missingTerms(terms, locale)
    if (missing.length === 0) return []
    const message = `all pages of "${locale}" are written, but ${missing.length} of its terms are not: ${missing.join(', ')}; see docs/terms.md, \`npm run terms -- list ${locale}\``
    return [{ file: termsFile, line: 1, message }]
  })
}

/** The languages that have all of their planned pages. */
function finished(): readonly Locale[] {
  return locales.filter(
    (locale) => slugsOf(locale).length >= plannedSlugs(locale).length,
  )
}
