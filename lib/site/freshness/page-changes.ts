import { readFileSync } from 'node:fs'
import { fileOf } from '@/lib/site/content/files'
import { defaultLocale, type Locale } from '@/site.config'
import { changesBetween, type SectionChange } from './changes'
import { freshnessOf } from './status'
import { translatedCommand } from './translated-command'
import { readVersion, versionFile } from './versions'

/**
 * The changes of the English page since a page was translated; empty for a page that is current.
 * Throws when the older version is not stored.
 */
export function changesOf(
  locale: Locale,
  slug: string,
): readonly SectionChange[] {
  const freshness = freshnessOf(locale, slug)
  if (freshness.state !== 'behind') return []
  const before = readVersion(slug, freshness.source)
  if (before === undefined)
    throw new Error(
      `${fileOf(locale, slug)} was translated from ${versionFile(slug, freshness.source)}, which is missing; compare the page with today's English, then run \`${translatedCommand(locale, slug)}\``,
    )
  const after = readFileSync(fileOf(defaultLocale, slug), 'utf8')
  return changesBetween(before, after)
}
