import { sidebar } from '@/content/sidebar'
import { hrefFor } from '@/lib/shared/href'
import { memo } from '@/lib/site/cache/memo'
import { slugsOf } from '@/lib/site/content/files'
import { loadFrontmatter } from '@/lib/site/content/load'
import { type Locale, type Section, site } from '@/site.config'

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

/** The sections of a language with their existing pages. Sections without pages are left out. */
export const sidebarOf = memo((locale: Locale): readonly SidebarSection[] => {
  const existing = new Set(slugsOf(locale))
  return site.sections
    .map((section) => ({
      section,
      pages: sidebar[section]
        .map((page) => (page ? `${section}/${page}` : section))
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
export function linkTo(locale: Locale, slug: string): PageLink {
  const { title, navTitle } = loadFrontmatter(locale, slug)
  return { slug, href: hrefFor(locale, slug), title: navTitle ?? title }
}
