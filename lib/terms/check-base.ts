import type { Problem } from '@/lib/content/content-error'
import { slugsOf } from '@/lib/content/files'
import { loadSourcePage } from '@/lib/content/source-page'
import { lineOfEntry } from '@/lib/files/json-line'
import { readText } from '@/lib/files/read-text'
import { comparedEnglish } from '@/lib/freshness/english'
import { textsOfPage } from '@/lib/rules/texts'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { checkTerms } from './check-terms'
import { finderOf } from './finder.mjs'
import { parseTerms, type Term, termsFile } from './read'

/**
 * The problems of the book's term base: faults of its entries, terms that a language uses and has no
 * entry for, and hints at long definitions. Throws a ContentError when the file's form is wrong.
 */
export function checkTermBase(
  source = readText(termsFile),
): readonly Problem[] {
  const terms = parseTerms(source)
  return [
    ...checkTerms(terms, source),
    ...locales.flatMap((locale) => [
      ...missingEntries(terms, source, locale),
      ...longDefinitions(terms, source, locale),
    ]),
  ]
}

/**
 * The usual length of a definition, in characters. A note is read at a glance; translations may need
 * a little more.
 */
const usualLength = { en: 140, others: 170 } as const

function longDefinitions(
  terms: readonly Term[],
  source: string,
  locale: Locale,
): readonly Problem[] {
  const usual = locale === defaultLocale ? usualLength.en : usualLength.others
  return terms.flatMap(({ id, entries }) => {
    const length = entries[locale]?.definition?.length ?? 0
    const message = `${id}: the definition in "${locale}" has ${length} characters, up to ${usual} are read at a glance; shorten it`
    return length > usual
      ? [
          {
            file: termsFile,
            line: lineOfEntry(source, id),
            message,
            hint: true,
          },
        ]
      : []
  })
}

/**
 * Requires an entry for each term that a language uses: a page of it was made from an English
 * version that contains the term. Until then a term may be English only.
 */
function missingEntries(
  terms: readonly Term[],
  source: string,
  locale: Locale,
): readonly Problem[] {
  return [...missingInUse(terms, locale)].map(([id, file]) => ({
    file: termsFile,
    line: lineOfEntry(source, id),
    message: `${id}: has no entry for "${locale}", where ${file} uses it; add it (docs/terms.md)`,
  }))
}

/** The terms that a language uses and lacks, each with the first page that uses it. */
export function missingInUse(
  terms: readonly Term[],
  locale: Locale,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  if (missingTerms(terms, locale).length === 0) return files
  const find = missingFinder(terms, locale)
  for (const slug of slugsOf(locale)) {
    const page = loadSourcePage(locale, slug)
    const original = comparedEnglish(page)
    if (!original) continue
    for (const { text } of textsOfPage(original))
      for (const id of find(text)) if (!files.has(id)) files.set(id, page.file)
  }
  return files
}

/** The ids of the terms that a language lacks, or has without a definition. */
export function missingTerms(
  terms: readonly Term[],
  locale: Locale,
): readonly string[] {
  return terms
    .filter(({ entries }) => !entries[locale]?.definition)
    .map(({ id }) => id)
}

/** Returns a function that finds the ids of terms in an English text that a language lacks. */
export function missingFinder(
  terms: readonly Term[],
  locale: Locale,
): (text: string) => readonly string[] {
  const missing = missingTerms(terms, locale)
  // All terms: a missing one may be a word of another, as "node" is of "local node".
  const find = finderOf(terms, defaultLocale)
  return (text) =>
    find(text)
      .filter(({ term, wrong }) => !wrong && missing.includes(term.id))
      .map(({ term }) => term.id)
}
