import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { type HeadingLink, headingLink } from '@/lib/site/links/heading-link'
import { defaultLocale } from '@/site.config'

interface Props {
  readonly page: Page
  readonly link: string
}

/** The names of page and section, since sections of several pages share a title. */
const nameOf = ({ title, within: [page] }: HeadingLink) =>
  page ? `${page} › ${title}` : title

/** A link to a section, in English where the page's language does not have it. */
export function SectionLink({ page, link }: Props) {
  const own = headingLink(page.locale, link)
  if (own) return <a href={own.href}>{nameOf(own)}</a>
  const other = headingLink(defaultLocale, link)
  if (!other) return null
  const t = textsOf(page.locale, 'article')
  return (
    <a href={other.href} hrefLang={other.lang} lang={page.lang}>
      {t.rich('inEnglish', {
        title: () => <span lang={other.lang}>{nameOf(other)}</span>,
      })}
    </a>
  )
}
