import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sidebar } from '@/lib/content/sidebar'
import { readText } from '@/lib/files/read-text'
import type { Locale, Section } from '@/site.config'

interface PageTable {
  readonly locales: Readonly<Record<string, readonly string[]>>
}

/** The table of all pages, relative to the project's root. */
export const tableFile = 'content/pages.json'

/** Adds a page to the table, after the others of its section. */
export function listPage(root: string, locale: Locale, slug: string): void {
  const file = join(root, tableFile)
  const table: PageTable = JSON.parse(readText(file))
  const listed = table.locales[locale] ?? []
  const locales = { ...table.locales, [locale]: withPage(listed, slug) }
  writeFileSync(file, JSON.stringify({ ...table, locales }, null, 1))
}

/** The list with another slug, after the last of its section. */
function withPage(listed: readonly string[], slug: string): readonly string[] {
  if (listed.includes(slug)) return listed
  const [section] = slug.split('/')
  const last = listed.findLastIndex((one) => one.startsWith(`${section}/`))
  return listed.toSpliced(last < 0 ? listed.length : last + 1, 0, slug)
}

/** The text of the sidebar's file with a page at the end of its section. */
export function addToSidebar(
  json: string,
  section: Section,
  page: string,
): string {
  const sidebar: Sidebar = JSON.parse(json)
  const pages = [...(sidebar[section] ?? []), page]
  return `${JSON.stringify({ ...sidebar, [section]: pages }, null, 2)}\n`
}
