import { SectionLink } from '@/components/mdx/SectionLink'
import type { Page } from '@/lib/content/page'
import { type HeadingLink, headingLink } from '@/lib/links/heading-link'
import { defaultLocale } from '@/site.config'

interface Props {
  readonly page: Page
  readonly link: string
}

/** The names of page and section, since sections of several pages share a title. */
const nameOf = ({ title, within: [page] }: HeadingLink) =>
  page ? `${page} › ${title}` : title

/** A link to a section that helps, in English where the page's language does not have it. */
export function RecipeLink({ page, link }: Props) {
  const found =
    headingLink(page.locale, link) ?? headingLink(defaultLocale, link)
  if (!found) return null
  return <SectionLink locale={page.locale} link={found} name={nameOf(found)} />
}
