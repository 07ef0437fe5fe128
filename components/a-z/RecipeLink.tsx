import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { headingLink } from '@/lib/links/heading-link'
import { defaultLocale } from '@/site.config'

interface Props {
  readonly page: Page
  readonly link: string
}

/**
 * A link to a section that helps, by the names of page and section, since sections of several pages
 * share a title. It leads to English, and says so, where the page's language does not have the
 * section.
 */
export function RecipeLink({ page, link }: Props) {
  const found =
    headingLink(page.locale, link) ?? headingLink(defaultLocale, link)
  if (!found) return null
  const { href, lang, title, within } = found
  const name = within[0] ? `${within[0]} › ${title}` : title
  if (lang === page.lang) return <a href={href}>{name}</a>
  const t = textsOf(page.locale, 'article')
  return (
    <a href={href} hrefLang={lang} lang={page.lang}>
      {t.rich('inEnglish', { title: () => <span lang={lang}>{name}</span> })}
    </a>
  )
}
