import { join } from 'node:path'
import { type FileMemo, fromFile } from '@/lib/cache/file-memo'
import { memo } from '@/lib/cache/memo'
import { parseJson } from '@/lib/files/json-file'
import { lineOfEntry } from '@/lib/files/json-line'
import { hrefFor } from '@/lib/links/href'
import { type Locale, type Section, site } from '@/site.config'
import { ContentError } from './content-error'
import { contentFolder, slugsOf } from './files'
import { loadFrontmatter } from './load'

/** The file with the order of the pages, relative to the project's root. */
export const sidebarFile = join(contentFolder, 'sidebar.json')

/** The names of each section's pages in order, for all languages; `''` is the section's index. */
export type Sidebar = Readonly<Partial<Record<Section, readonly string[]>>>

const known: FileMemo<Sidebar> = new Map()

/** Reads the order of the pages. Throws a ContentError when the file has the wrong form. */
export const readSidebar = () => fromFile(known, sidebarFile, parseSidebar)

/** Parses the order of the pages. Throws a ContentError with file, line and cure. */
export function parseSidebar(source: string): Sidebar {
  const sidebar: Sidebar = parseJson(source, sidebarFile)
  const wrong = Object.entries(sidebar).filter(
    ([key, names]) => !isSection(key) || !isListOfNames(names),
  )
  if (wrong.length === 0) return sidebar
  throw new ContentError(
    wrong.map(([key]) => ({
      file: sidebarFile,
      line: lineOfEntry(source, key),
      message: `"${key}" is not a section with a list of its pages' names; the sections are ${site.sections.join(', ')}`,
    })),
  )
}

const isSection = (key: string) =>
  site.sections.some((section) => section === key)

const isListOfNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

/** The slug of a page in a section's list. */
export const slugIn = (section: string, page: string) =>
  page ? `${section}/${page}` : section

/** A link to a page with the title that lists show. */
export interface PageLink {
  readonly slug: string
  readonly href: string
  readonly title: string
}

export interface SidebarSection {
  readonly section: Section
  readonly pages: readonly PageLink[]
}

/**
 * The sections of a language with their existing pages. Pages that the language does not have are
 * left out, and sections without pages.
 */
export const sidebarOf = memo((locale: Locale): readonly SidebarSection[] => {
  const order = readSidebar()
  const existing = new Set(slugsOf(locale))
  return site.sections
    .map((section) => ({
      section,
      pages: (order[section] ?? [])
        .map((page) => slugIn(section, page))
        .filter((slug) => existing.has(slug))
        .map((slug) => linkTo(locale, slug)),
    }))
    .filter(({ pages }) => pages.length > 0)
})

/** The slugs of a language's pages in reading order, the home page first. */
export function readingOrder(locale: Locale): readonly string[] {
  const slugs = sidebarOf(locale).flatMap(({ pages }) => pages)
  return ['', ...slugs.map(({ slug }) => slug)]
}

/** Links to a page with the title that lists show. Throws when the page does not exist. */
function linkTo(locale: Locale, slug: string): PageLink {
  const { title, navTitle } = loadFrontmatter(locale, slug)
  return { slug, href: hrefFor(locale, slug), title: navTitle ?? title }
}
