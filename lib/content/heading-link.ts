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
  readonly pageTitle: string
  /** Language tag of both titles. */
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
  const heading = headings.find(
    ({ id, aliases }) => id === anchor || aliases.includes(anchor),
  )
  if (anchor && !heading) return undefined
  return {
    href: hrefFor(locale, slug, anchor),
    title: heading?.title ?? pageTitle,
    pageTitle,
    lang: site.locales[locale].lang,
  }
}
