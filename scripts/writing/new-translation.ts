import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileOf, pageExists, slugsOf } from '@/lib/content/files'
import { unwrittenMark } from '@/lib/content/rules/unwritten'
import { markTranslated } from '@/lib/freshness/translated'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { draftOf } from './draft'
import { listPage, tableFile } from './page-table'

/**
 * Lays out a translation: English as a draft whose texts are marked, with the fingerprint of the English version that it is made from,
 * and its entry in the table of pages. Throws, with the cure, before it writes anything. Returns the files to look at.
 */
export function layOutTranslation(
  locale: string | undefined,
  page: string | undefined,
): readonly string[] {
  const language = readLanguage(locale)
  const slug = readEnglishPage(page)
  const file = fileOf(language, slug)
  if (pageExists(language, slug))
    throw new Error(
      `${file} exists already; \`npm run i18n -- ${language}\` says how it stands to English`,
    )
  const english = readFileSync(fileOf(defaultLocale, slug), 'utf8')
  if (english.includes(unwrittenMark))
    throw new Error(
      `${fileOf(defaultLocale, slug)} still has texts marked ${unwrittenMark}; write them first, so that nothing is translated twice`,
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, draftOf(english))
  markTranslated(language, slug)
  listPage('.', language, slug)
  return [file, tableFile]
}

function readLanguage(value: string | undefined): Locale {
  const others = locales.filter((locale) => locale !== defaultLocale)
  const found = others.find((locale) => locale === value)
  if (found) return found
  const reason =
    value === defaultLocale
      ? 'English is what is translated'
      : `There is no language "${value ?? ''}"`
  throw new Error(
    `${reason}; write npm run translate -- <language> <section>/<page>, with a language of: ${others.join(', ')}`,
  )
}

function readEnglishPage(value: string | undefined): string {
  const slug = value?.replace(/(^|\/)index$/, '')
  if (slug !== undefined && slugsOf(defaultLocale).includes(slug)) return slug
  throw new Error(
    `There is no English page "${value ?? ''}"; name one such as guides/serialization, or write it first: npm run new -- <section>/<page>`,
  )
}
