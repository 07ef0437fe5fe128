import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/site/content/content-error'
import { slugsOf } from '@/lib/site/content/files'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { originalOf } from '@/lib/site/freshness/original'
import { lineOfEntry } from '@/lib/site/json-line'
import { textsOfPage } from '@/lib/site/rules/texts'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { checkTerms } from './check'
import { finderOf } from './explain/find'
import { missingTerms } from './merge'
import { parseTerms, type Term, termsFile } from './read'

/**
 * The problems of the book's term base: faults of its entries, and terms that a language uses and
 * has no entry for. Throws a ContentError when the file's form is wrong.
 */
export function checkTermBase(
  source = readFileSync(termsFile, 'utf8'),
): readonly Problem[] {
  const terms = parseTerms(source)
  return [
    ...checkTerms(terms, source),
    ...locales.flatMap((locale) => missingEntries(terms, source, locale)),
  ]
}

/**
 * Requires an entry for each term that a language uses: a page of it was made from an English
 * version in which the term stands. Until then a term may be English only.
 */
function missingEntries(
  terms: readonly Term[],
  source: string,
  locale: Locale,
): readonly Problem[] {
  const missing = missingTerms(terms, locale)
  if (missing.length === 0) return []
  const inUse = termsInUse(
    terms.filter(({ id }) => missing.includes(id)),
    locale,
  )
  return [...inUse].map(([id, file]) => ({
    file: termsFile,
    line: lineOfEntry(source, id),
    message: `${id}: has no entry for "${locale}", where ${file} uses it; see docs/terms.md, \`npm run terms -- list ${locale}\``,
  }))
}

/** The given terms that a language uses, each with the first page that does. */
export function termsInUse(
  terms: readonly Term[],
  locale: Locale,
): ReadonlyMap<string, string> {
  const find = finderOf(terms, defaultLocale)
  const files = new Map<string, string>()
  for (const slug of slugsOf(locale)) {
    const page = loadSourcePage(locale, slug)
    const original = originalOf(page)
    if (!original) continue
    for (const { text } of textsOfPage(original))
      for (const { term, wrong } of find(text))
        if (!wrong && !files.has(term.id)) files.set(term.id, page.file)
  }
  return files
}
