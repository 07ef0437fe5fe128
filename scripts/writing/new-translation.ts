import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileOf, pageExists } from '@/lib/site/content/files'
import { markTranslated } from '@/lib/site/freshness/translated'
import { placeholder } from '@/lib/site/rules/unwritten'
import { defaultLocale } from '@/site.config'
import { readEnglishSlug, readTranslation } from '../process/arguments'
import { draftOf } from './draft'
import { listPage, tableFile } from './page-table'

const usage = 'npm run translate -- <language> <section>/<page>'

/**
 * Creates a translation: a draft with the fingerprint of its English version, and its entry in the
 * table of pages.
 *
 * @returns the files to look at
 * @throws with the cure, before writing anything
 */
export function layOutTranslation(
  locale: string | undefined,
  page: string | undefined,
): readonly string[] {
  const language = readTranslation(locale, usage)
  const slug = readEnglishSlug(page)
  const file = fileOf(language, slug)
  if (pageExists(language, slug))
    throw new Error(
      `${file} exists already; \`npm run i18n -- ${language}\` says how fresh it is`,
    )
  const english = readFileSync(fileOf(defaultLocale, slug), 'utf8')
  if (english.includes(placeholder))
    throw new Error(
      `${fileOf(defaultLocale, slug)} still has texts marked ${placeholder}; write them first, so that nothing is translated twice`,
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, draftOf(english))
  markTranslated(language, slug)
  listPage('.', language, slug)
  return [file, tableFile]
}
