import { recipesOf } from '@/lib/site/a-z/recipes'
import { sidebarOf } from '@/lib/site/navigation/sidebar'
import type { Locale, Section } from '@/site.config'

/** The way into a section of the book. */
export interface Door {
  readonly section: Section
  /** The address of its first page. */
  readonly href: string
  readonly pages: number
  /** The number of recipes on its pages. */
  readonly recipes: number
}

/** The sections that a language has. */
export function doorsOf(locale: Locale): readonly Door[] {
  const slugs = recipesOf(locale).map(({ slug }) => slug)
  return sidebarOf(locale).map(({ section, pages }) => ({
    section,
    href: pages[0]?.href ?? '',
    pages: pages.length,
    recipes: slugs.filter((slug) => pages.some((page) => page.slug === slug))
      .length,
  }))
}
