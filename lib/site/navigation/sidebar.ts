import { sidebar } from '@/content/sidebar'
import { hrefFor } from '@/lib/shared/href'
import { memo } from '@/lib/site/cache/memo'
import { slugsOf } from '@/lib/site/content/files'
import { loadFrontmatter } from '@/lib/site/content/load'
import { type Locale, type Section, site } from '@/site.config'

/** A page as lists show it. */
export interface PageLink {
  readonly slug: string
  readonly href: string
  readonly title: string
}

export interface SidebarSection {
  readonly section: Section
  readonly pages: readonly PageLink[]
}

/** The sections of a language with the pages that exist in it; a section without pages is left out. */
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

/** The slugs of a language's pages in the order in which a reader would read them, the home page first. */
export function readingOrder(locale: Locale): readonly string[] {
  const slugs = sidebarOf(locale).flatMap(({ pages }) => pages)
  return ['', ...slugs.map(({ slug }) => slug)]
}

/** A page's link with the title that lists show. Throws when the page does not exist. */
export function linkTo(locale: Locale, slug: string): PageLink {
  const { title, navTitle } = loadFrontmatter(locale, slug)
  return { slug, href: hrefFor(locale, slug), title: navTitle ?? title }
}
