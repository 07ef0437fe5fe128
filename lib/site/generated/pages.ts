import { pathFor } from '@/lib/shared/href'
import { memo } from '@/lib/site/cache/memo'
import { isOpen } from '@/lib/site/content/languages'
import type { Page } from '@/lib/site/content/page'
import { keysOf, type Locale, site } from '@/site.config'
import type { GeneratedKind } from './generated-kind'
import { type GeneratedName, generatedKinds } from './registry'

interface RegisteredKind {
  readonly name: GeneratedName
  readonly kind: GeneratedKind
  /** Its slugs in a language, worked out once: they are asked for at every link. */
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
    `no generated page stands at ${pathFor(locale, slug)}; register it in lib/site/generated/registry.ts`,
  )
}

/** Slugs of all generated pages of a language, those that search engines leave out included. */
export function generatedSlugs(locale: Locale): readonly string[] {
  return kinds.flatMap(({ slugsIn }) => slugsIn(locale))
}

/** Slugs of the generated pages that sitemap, sidebar and searches of a language have. */
export function listedGeneratedSlugs(locale: Locale): readonly string[] {
  return kinds.flatMap(({ kind, slugsIn }) =>
    kind.listed ? slugsIn(locale) : [],
  )
}

/** Whether a language has a generated page at this slug. */
export function generatedExists(locale: Locale, slug: string): boolean {
  return find(locale, slug) !== undefined
}

/** Which kind of generated page stands at a slug. Throws where none does. */
export function generatedName(locale: Locale, slug: string): GeneratedName {
  return get(locale, slug).name
}

/** A generated page as the record that articles have. Throws where there is none. */
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

/** Every anchor of a generated page that a link may name. */
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
