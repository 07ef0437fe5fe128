import { memo } from '@/lib/cache/memo'
import { hrefFor, pathFor } from '@/lib/links/href'
import { keysOf, type Locale, site } from '@/site.config'
import { isOpen } from './languages'
import type { Page } from './page'
import {
  type GeneratedKind,
  type GeneratedName,
  generatedKinds,
} from './registry'
import type { PageLink } from './sidebar'

interface RegisteredKind {
  readonly name: GeneratedName
  readonly kind: GeneratedKind
  /** The kind's slugs in a language, computed once because every link checks them. */
  readonly slugsIn: (locale: Locale) => readonly string[]
}

const kinds: readonly RegisteredKind[] = keysOf(generatedKinds).map((name) => {
  const kind: GeneratedKind = generatedKinds[name]
  const slugsIn = (locale: Locale) => (isOpen(locale) ? kind.slugs(locale) : [])
  return { name, kind, slugsIn: memo(slugsIn) }
})

function find(locale: Locale, slug: string): RegisteredKind | undefined {
  return kinds.find(({ slugsIn }) => slugsIn(locale).includes(slug))
}

function get(locale: Locale, slug: string): RegisteredKind {
  const found = find(locale, slug)
  if (found) return found
  throw new Error(
    `there is no generated page at ${pathFor(locale, slug)}; register it in lib/content/registry.ts`,
  )
}

/** The slugs of all generated pages of a language, including those that search engines skip. */
export function generatedSlugs(locale: Locale): readonly string[] {
  return kinds.flatMap(({ slugsIn }) => slugsIn(locale))
}

/** The slugs of the generated pages that sitemap, sidebar and `llms.txt` of a language list. */
export function listedGeneratedSlugs(locale: Locale): readonly string[] {
  return kinds.flatMap(({ kind, slugsIn }) =>
    kind.listed ? slugsIn(locale) : [],
  )
}

/** The slugs of the generated pages that the searches of a language know. */
export function searchedGeneratedSlugs(locale: Locale): readonly string[] {
  return kinds.flatMap(({ kind, slugsIn }) =>
    kind.searched ? slugsIn(locale) : [],
  )
}

/** True when a language has a generated page at this slug. */
export function generatedExists(locale: Locale, slug: string): boolean {
  return find(locale, slug) !== undefined
}

/** The kind of the generated page at a slug. Throws when there is none. */
export function generatedName(locale: Locale, slug: string): GeneratedName {
  return get(locale, slug).name
}

/** Loads a generated page as a page record. Throws when there is none. */
export function loadGenerated(locale: Locale, slug: string): Page {
  const { kind } = get(locale, slug)
  const texts = kind.describe(locale, slug)
  const { title, navTitle, description, headers, file } = texts
  return {
    key: `${locale}/${slug}`,
    path: pathFor(locale, slug),
    title,
    lang: site.locales[locale].lang,
    frontmatter: { title, navTitle, description },
    excerpt: description,
    headers,
    locale,
    slug,
    file,
    listed: kind.listed,
  }
}

/** All anchors of a generated page that links may name. */
export function generatedAnchors(
  locale: Locale,
  slug: string,
): readonly string[] {
  const { kind } = get(locale, slug)
  const { headers } = kind.describe(locale, slug)
  const anchors = kind.anchors?.(locale, slug) ?? []
  const sections = headers.flatMap((header) => [header, ...header.children])
  return [...sections.map(({ slug: id }) => id), ...anchors]
}

/** Links to the generated pages that the sidebar of a language shows. */
export function generatedLinks(locale: Locale): readonly PageLink[] {
  return listedGeneratedSlugs(locale).map((slug) => {
    const { title, frontmatter } = loadGenerated(locale, slug)
    return {
      slug,
      href: hrefFor(locale, slug),
      title: frontmatter.navTitle ?? title,
    }
  })
}
