import { join } from 'node:path'
import { readJson } from '@/lib/site/json-file'
import type { Locale } from '@/site.config'
import { contentFolder } from './files'

interface PageTable {
  // A language that was just added has no list before its first page.
  readonly locales: Readonly<Partial<Record<Locale, readonly string[]>>>
}

/** The slugs of all pages that a language should have (decision 1). */
export function plannedSlugs(locale: Locale): readonly string[] {
  const table: PageTable = readJson(join(contentFolder, 'pages.json'))
  return (table.locales[locale] ?? []).map((path) => path.replace(/\/$/, ''))
}
