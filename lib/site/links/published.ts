import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathFor } from '@/lib/shared/href'
import { type FileMemo, fromFile } from '@/lib/site/cache/file-memo'
import { contentFolder, slugsOf } from '@/lib/site/content/files'
import { anchorsOf } from '@/lib/site/content/headings'
import { openLocales } from '@/lib/site/content/languages'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { listedGeneratedSlugs } from '@/lib/site/generated/pages'
import { hasPlaceholder } from '@/lib/site/rules/unwritten'
import { defaultLocale, type Locale } from '@/site.config'

/**
 * Everything that readers may have stored, one a line, without the base path: every address of a
 * page (`/guides/maps.html`) and every id of an English heading (`/guides/maps.html#seeds`). The
 * list only grows.
 */
export const publishedFile = join(contentFolder, 'published.txt')

const known: FileMemo<readonly string[]> = new Map()

export const readPublished = (): readonly string[] =>
  fromFile(known, publishedFile, (text) => text.split('\n').filter(Boolean))

/** The published ids of an English page. */
export function publishedIds(slug: string): readonly string[] {
  const start = `${pathFor(defaultLocale, slug)}#`
  return readPublished()
    .filter((line) => line.startsWith(start))
    .map((line) => line.slice(start.length))
}

/**
 * What today's book publishes, in the form of the list. The ids of a page that is still to be
 * written may change.
 */
export function publishable(): readonly string[] {
  return [...openLocales().flatMap(addressesOf), ...idsOfEnglish()]
}

const addressesOf = (locale: Locale) =>
  [...slugsOf(locale), ...listedGeneratedSlugs(locale)].map((slug) =>
    pathFor(locale, slug),
  )

const idsOfEnglish = () =>
  slugsOf(defaultLocale)
    .map((slug) => loadSourcePage(defaultLocale, slug))
    .filter(({ source }) => !hasPlaceholder(source))
    .flatMap(({ slug, headings }) =>
      headings
        .flatMap(anchorsOf)
        .map((id) => `${pathFor(defaultLocale, slug)}#${id}`),
    )

/**
 * Adds lines to the list.
 *
 * @returns those that were new
 */
export function addPublished(lines: readonly string[]): readonly string[] {
  const before = new Set(readPublished())
  const added = [...new Set(lines)].filter((line) => !before.has(line))
  const all = [...before, ...added].sort()
  if (added.length > 0) writeFileSync(publishedFile, `${all.join('\n')}\n`)
  return added
}
