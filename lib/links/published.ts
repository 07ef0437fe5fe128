import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FileMemo, fromFile } from '@/lib/cache/file-memo'
import { contentFolder, pageExists, slugsOf } from '@/lib/content/files'
import { anchorsOf } from '@/lib/content/headings'
import { openLocales } from '@/lib/content/languages'
import { listedGeneratedSlugs } from '@/lib/content/pages'
import { loadSourcePage } from '@/lib/content/source-page'
import { hasPlaceholder } from '@/lib/rules/unwritten'
import { defaultLocale, type Locale } from '@/site.config'
import { pathFor } from './href'

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
 * True for an id of an English page that was published. If the page has lost it, the rule of lost
 * anchors reports that once, and links to it are not reported.
 */
export function isPublishedId(slug: string, id: string): boolean {
  return pageExists(defaultLocale, slug) && publishedIds(slug).includes(id)
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
