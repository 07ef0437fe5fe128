import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { pathFor } from '@/lib/shared/href'
import type { Problem } from '@/lib/site/content/content-error'
import { contentFolder, slugsOf } from '@/lib/site/content/files'
import { openLocales } from '@/lib/site/content/languages'
import { generatedSlugs } from '@/lib/site/generated/pages'
import { readJson } from '@/lib/site/json-file'
import { lineOfEntry } from '@/lib/site/json-line'

/**
 * The new addresses of moved pages, as canonical paths without the base path. A new address may name
 * a section; the check of links holds that there is one.
 *
 * @example { "/guides/old.html": "/guides/new.html#section" }
 */
export type Moved = Readonly<Record<string, string>>

const file = join(contentFolder, 'moved.json')

/** All redirects of the book. */
export const readMoved = (): Moved =>
  readJson(file, z.record(z.string(), z.string()))

/**
 * Requires that each redirect comes from an address without a page, and leads to a page.
 *
 * @param isPage true for the canonical path of a page, without the base path
 */
export function redirectProblems(
  redirects: Moved,
  isPage: (path: string) => boolean,
): readonly Problem[] {
  const source = readFileSync(file, 'utf8')
  return Object.entries(redirects).flatMap(([from, to]) => {
    const message = complaint(from, to, isPage)
    return message ? [{ file, line: lineOfEntry(source, from), message }] : []
  })
}

/** The problems of the redirects, with all pages of the book. */
export function movedProblems(): readonly Problem[] {
  const pages = new Set(
    openLocales().flatMap((locale) =>
      [...slugsOf(locale), ...generatedSlugs(locale)].map((slug) =>
        pathFor(locale, slug),
      ),
    ),
  )
  return redirectProblems(readMoved(), (path) => pages.has(path))
}

function complaint(
  from: string,
  to: string,
  isPage: (path: string) => boolean,
): string | undefined {
  const [path = '', section] = to.split('#')
  if (isPage(from))
    return `"${from}" is the address of an existing page; remove the entry`
  if (!/^\/.+(\.html|\/)$/.test(from))
    return `"${from}" is not the address of a page; write its canonical path, such as /guides/old.html`
  if (!isPage(path) || section === '')
    return `"${from}" redirects to "${to}", which is not a page; write the canonical path of one, such as /guides/serialization.html, or of a section, /guides/serialization.html#zero-copy`
  return undefined
}
