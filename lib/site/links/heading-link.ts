import { hrefFor } from '@/lib/shared/href'
import { pageExists } from '@/lib/site/content/files'
import { type HeadingLine, headingAt } from '@/lib/site/content/headings'
import { loadFrontmatter } from '@/lib/site/content/load'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { type Locale, site } from '@/site.config'
import { readPageLink } from './page-link'

/** A link to a section of an article, in the words of that article. */
export interface HeadingLink {
  readonly href: string
  /** The section's title; the page's where no section is named. */
  readonly title: string
  /** What it stands in: the page and, for a section of level 3, the section around it. Empty where the link leads to the page itself. */
  readonly within: readonly string[]
  /** Language tag of all titles. */
  readonly lang: string
}

/**
 * Reads a link as authors write it (`/references/token#metadata`) for a language. Nothing when the language lacks the page or
 * the page lacks the section.
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

/** The title of the section of level 2 in which a heading of level 3 stands. */
function titlesAround(
  heading: HeadingLine,
  headings: readonly HeadingLine[],
): readonly string[] {
  if (heading.depth !== 3) return []
  const before = headings.slice(0, headings.indexOf(heading))
  const around = before.findLast(({ depth }) => depth === 2)
  return around ? [around.title] : []
}
