import { formatProblem } from '@/lib/content/content-error'
import { slugsOf } from '@/lib/content/files'
import { loadSourcePage } from '@/lib/content/source-page'
import { unwrittenRule } from '@/lib/rules/unwritten'
import { missingTerms } from '@/lib/terms/check-base'
import { readTerms, termsFile } from '@/lib/terms/read'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { untranslatedRule } from './untranslated'

/** What a language still has in English on pages that exist. */
interface ToTranslate {
  /** Placeholders and English texts, `alt` among them, as file:line with the cure. */
  readonly texts: readonly string[]
  /** The ids of terms without an entry. */
  readonly terms: readonly string[]
}

function toTranslate(locale: Locale): ToTranslate {
  const pages = slugsOf(locale).map((slug) => loadSourcePage(locale, slug))
  const problems = pages.flatMap((page) => [
    ...unwrittenRule(page),
    ...untranslatedRule(page),
  ])
  return {
    texts: [...new Set(problems.map(formatProblem))],
    terms: missingTerms(readTerms(), locale),
  }
}

/** A line for each language that has texts or terms in English; empty where none has. */
export function toTranslateTable(): string {
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const { texts, terms } = toTranslate(locale)
      return texts.length + terms.length > 0
        ? [
            `${locale}: ${texts.length} texts and ${terms.length} terms in English`,
          ]
        : []
    })
    .join('\n')
}

/** The texts and terms of a language that are still English, a line each; empty without any. */
export function toTranslateList(locale: Locale): string {
  const { texts, terms } = toTranslate(locale)
  return [
    ...texts,
    ...terms.map((id) => `the term "${id}"; add it to ${termsFile}`),
  ].join('\n')
}
