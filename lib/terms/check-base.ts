import { readFileSync } from 'node:fs'
import pages from '@/content/pages.json'
import { ContentError, type Problem } from '@/lib/content/content-error'
import { slugsOf } from '@/lib/content/files'
import { type Locale, locales } from '@/site.config'
import { checkTerms } from './check'
import { missingTerms } from './merge'
import { parseTerms, type Term, termsFile } from './read'

/** All that is wrong with the book's term base: its form, what stands in it, and what finished languages lack. */
export function checkTermBase(): readonly Problem[] {
  const source = readFileSync(termsFile, 'utf8')
  try {
    const terms = parseTerms(source)
    return [...checkTerms(terms, source), ...gaps(terms, finished())]
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** Terms that languages lack although all of their pages are written. */
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

const planned: Readonly<Record<string, readonly string[]>> = pages.locales

/** Languages in which every page of the table exists. */
function finished(): readonly Locale[] {
  return locales.filter(
    (locale) => slugsOf(locale).length >= (planned[locale]?.length ?? 0),
  )
}
