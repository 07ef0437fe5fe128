import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileOf, pageExists } from '@/lib/content/files'
import { readText } from '@/lib/files/read-text'
import { markTranslated } from '@/lib/freshness/translated'
import { pathFor } from '@/lib/links/href'
import { addPublished, publishedFile } from '@/lib/links/published'
import { placeholder } from '@/lib/rules/unwritten'
import { defaultLocale, type Locale } from '@/site.config'
import { readEnglishSlug, readTranslation } from '../process/arguments'
import { draftOf } from './draft'
import { listPage, tableFile } from './page-table'

interface NewTranslation {
  readonly locale: Locale
  readonly slug: string
  /** The files to check. */
  readonly files: readonly string[]
}

const usage = 'npm run translate -- <language> <section>/<page>'

/**
 * Creates a translation: a draft with the fingerprint of its English version, and its entries in
 * the table of pages and the list of published addresses.
 *
 * @throws with the cure, before writing anything
 */
export function layOutTranslation(
  name: string | undefined,
  page: string | undefined,
): NewTranslation {
  const locale = readTranslation(name, usage)
  const slug = readEnglishSlug(page)
  const file = fileOf(locale, slug)
  if (pageExists(locale, slug))
    throw new Error(
      `${file} exists already; \`npm run i18n -- ${locale}\` says how fresh it is`,
    )
  const english = readText(fileOf(defaultLocale, slug))
  if (english.includes(placeholder))
    throw new Error(
      `${fileOf(defaultLocale, slug)} still has texts marked ${placeholder}; write them first, so that nothing is translated twice`,
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, draftOf(english))
  markTranslated(locale, slug)
  listPage('.', locale, slug)
  addPublished([pathFor(locale, slug)])
  return { locale, slug, files: [file, tableFile, publishedFile] }
}
