import { recipesOf } from '@/components/a-z/recipes'
import { sidebarOf } from '@/lib/content/sidebar'
import type { Locale, Section } from '@/site.config'

/** A section of the book that a language has. */
export interface BookSection {
  readonly section: Section
  /** The address of its first page. */
  readonly href: string
  readonly pages: number
  /** The number of recipes on its pages. */
  readonly recipes: number
}

/** The sections that a language has. */
export function sectionsOf(locale: Locale): readonly BookSection[] {
  const slugs = recipesOf(locale).map(({ slug }) => slug)
  return sidebarOf(locale).map(({ section, pages }) => ({
    section,
    href: pages[0]?.href ?? '',
    pages: pages.length,
    recipes: slugs.filter((slug) => pages.some((page) => page.slug === slug))
      .length,
  }))
}
