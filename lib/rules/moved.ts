import { join } from 'node:path'
import { z } from 'zod'
import type { Problem } from '@/lib/content/content-error'
import { contentFolder, slugsOf } from '@/lib/content/files'
import { openLocales } from '@/lib/content/languages'
import { generatedSlugs } from '@/lib/content/pages'
import { readJson } from '@/lib/files/json-file'
import { lineOfEntry } from '@/lib/files/json-line'
import { readText } from '@/lib/files/read-text'
import { sectionIsBehind } from '@/lib/links/exists'
import { pathFor } from '@/lib/links/href'
import { publishedFile, readPublished } from '@/lib/links/published'
import { defaultLocale } from '@/site.config'

/**
 * The new addresses of moved pages, as canonical paths without the base path. A new address may
 * name a section; the check of links requires that it exists.
 *
 * @example { "/guides/old.html": "/guides/new.html#section" }
 */
export type Moved = Readonly<Record<string, string>>

const file = join(contentFolder, 'moved.json')

/** The entries of the file. */
export const readMoved = (): Moved =>
  readJson(file, z.record(z.string(), z.string()))

/**
 * All redirects of the book: the entries of the file, and what they mean for the published addresses
 * of other languages. A language that lacks the new page or its section gets English's. Where a new
 * address moved too, both lead to the newest.
 */
export function redirects(
  moved = readMoved(),
  published = readPublished(),
): Moved {
  const isPage = pageFinder()
  const ofLanguages = published.flatMap((from) => {
    const locale = openLocales().find(
      (each) => each !== defaultLocale && from.startsWith(`/${each}/`),
    )
    const to = locale && moved[from.slice(`/${locale}`.length)]
    if (!to || from.includes('#') || isPage(from)) return []
    const newest = followed(moved, to)
    const [path = '', section = ''] = newest.split('#')
    const slug = path.slice(1).replace(/(\.html|\/)$/, '')
    const has =
      isPage(`/${locale}${path}`) && !sectionIsBehind(locale, slug, section)
    return [[from, has ? `/${locale}${newest}` : newest]]
  })
  const all: Moved = { ...Object.fromEntries(ofLanguages), ...moved }
  return Object.fromEntries(
    Object.entries(all).map(([from, to]) => [from, followed(all, to)]),
  )
}

/** The final target of an address. */
function followed(moved: Moved, to: string): string {
  const [path = '', section] = to.split('#')
  const { [path]: next, ...others } = moved
  if (next === undefined) return to
  const kept = section && !next.includes('#') ? `#${section}` : ''
  return followed(others, next + kept)
}

/**
 * Requires that each redirect comes from an address without a page, and leads to a page.
 *
 * @param isPage true for the canonical path of a page, without the base path
 */
export function redirectProblems(
  redirects: Moved,
  isPage: (path: string) => boolean,
): readonly Problem[] {
  const source = readText(file)
  return Object.entries(redirects).flatMap(([from, to]) => {
    const message = complaint(from, to, isPage)
    return message ? [{ file, line: lineOfEntry(source, from), message }] : []
  })
}

/** The problems of the redirects, and published addresses without a page and without a redirect. */
export function movedProblems(published = readPublished()): readonly Problem[] {
  const isPage = pageFinder()
  const leadOn = redirects()
  const gone = published.filter(
    (path) =>
      !path.includes('#') && !isPage(path) && !Object.hasOwn(leadOn, path),
  )
  return [
    ...redirectProblems(leadOn, isPage),
    // An entry for the English address is for all languages.
    ...gone
      .filter((path) => !gone.some((it) => it !== path && path.endsWith(it)))
      .map((path) => ({
        file: publishedFile,
        line: published.indexOf(path) + 1,
        message: `${path} was published, and is gone; bring the page back, or say in ${file} where its readers go now, "${path}": "/guides/serialization.html"`,
      })),
  ]
}

/** Returns a function that knows the canonical paths of all pages of the book. */
function pageFinder(): (path: string) => boolean {
  const pages = new Set(
    openLocales().flatMap((locale) =>
      [...slugsOf(locale), ...generatedSlugs(locale)].map((slug) =>
        pathFor(locale, slug),
      ),
    ),
  )
  return (path) => pages.has(path)
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
