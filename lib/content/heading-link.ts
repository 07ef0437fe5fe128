import { hrefFor } from '@/lib/href'
import { readPageLink } from '@/lib/page-link'
import { type Locale, site } from '@/site.config'
import { pageExists } from './files'
import { loadFrontmatter } from './load'
import { loadSourcePage } from './source-page'

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
  const pageTitle = loadFrontmatter(locale, slug).title
  const { headings } = loadSourcePage(locale, slug)
  const index = headings.findIndex(
    ({ id, aliases }) => id === anchor || aliases.includes(anchor),
  )
  const heading = headings[index]
  if (anchor && !heading) return undefined
  const around = headings.slice(0, index).findLast(({ depth }) => depth === 2)
  const within = !heading
    ? []
    : heading.depth === 3 && around
      ? [pageTitle, around.title]
      : [pageTitle]
  return {
    href: hrefFor(locale, slug, anchor),
    title: heading?.title ?? pageTitle,
    within,
    lang: site.locales[locale].lang,
  }
}
