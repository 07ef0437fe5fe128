import { pageExists } from '@/lib/content/files'
import { type HeadingLine, headingAt } from '@/lib/content/headings'
import { loadFrontmatter } from '@/lib/content/load'
import { loadSourcePage } from '@/lib/content/source-page'
import { type Locale, site } from '@/site.config'
import { hrefFor } from './href'
import { readPageLink } from './page-link'

/** A link to a section of an article, with the article's own titles. */
export interface HeadingLink {
  readonly href: string
  /** The section's title, or the page's when the link names no section. */
  readonly title: string
  /**
   * The titles around the section: the page's and, for a heading of level 3, that of level 2. Empty
   * for a link to a page.
   */
  readonly within: readonly string[]
  /** The language tag of all titles. */
  readonly lang: string
}

/**
 * Reads a link in the form that authors write (`/references/token#metadata`) for a language.
 * Returns undefined when the page or the section does not exist.
 */
export function headingLink(
  locale: Locale,
  link: string,
): HeadingLink | undefined {
  const target = readPageLink(link)
  if (!target || !pageExists(locale, target.slug)) return undefined
  const { slug, anchor } = target
  const { title } = loadFrontmatter(locale, slug)
  const { headings } = loadSourcePage(locale, slug)
  const heading = headingAt(headings, anchor)
  if (anchor && !heading) return undefined
  return {
    href: hrefFor(locale, slug, anchor),
    title: heading?.title ?? title,
    within: heading ? [title, ...titlesAround(heading, headings)] : [],
    lang: site.locales[locale].lang,
  }
}

/** The title of the section of level 2 around a heading of level 3. */
function titlesAround(
  heading: HeadingLine,
  headings: readonly HeadingLine[],
): readonly string[] {
  if (heading.depth !== 3) return []
  const before = headings.slice(0, headings.indexOf(heading))
  const around = before.findLast(({ depth }) => depth === 2)
  return around ? [around.title] : []
}
