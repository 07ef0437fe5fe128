import { dirname } from 'node:path'
import { readRecord } from '@/lib/site/code/samples'
import { sidebarOf } from '@/lib/site/navigation/sidebar'
import type { Locale, Section } from '@/site.config'
import { recipesIn } from './proof'

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
  const folders = [...recipesIn(readRecord())].map((recipe) => dirname(recipe))
  return sidebarOf(locale).map(({ section, pages }) => {
    const slugs = pages.map(({ slug }) => slug)
    return {
      section,
      href: pages[0]?.href ?? '',
      pages: pages.length,
      recipes: folders.filter((folder) => slugs.includes(folder)).length,
    }
  })
}
