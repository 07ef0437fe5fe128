import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isFolderIndex } from '@/lib/links/href'
import type { Locale } from '@/site.config'
import { slugOfName } from './page-name'

/** The folder of all articles, relative to the project's root. */
export const contentFolder = 'content'

/** The file of a page: `content/de/integrations/index.mdx` for the slug `integrations`. */
export function fileOf(locale: Locale, slug: string): string {
  const name = isFolderIndex(slug) ? join(slug, 'index') : slug
  return join(contentFolder, locale, `${name}.mdx`)
}

/** Slugs of all pages of a language: a page exists exactly when its file exists (decision 1). */
export function slugsOf(locale: Locale): readonly string[] {
  const folder = join(contentFolder, locale)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => slugOfName(file.replaceAll('\\', '/').replace(/\.mdx$/, '')))
}

/** True when a page exists in a language. */
export function pageExists(locale: Locale, slug: string): boolean {
  return existsSync(fileOf(locale, slug))
}
