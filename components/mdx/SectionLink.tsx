import { textsOf } from '@/lib/i18n/texts'
import type { HeadingLink } from '@/lib/links/heading-link'
import { type Locale, site } from '@/site.config'

interface Props {
  /** The language of the page that has the link. */
  readonly locale: Locale
  readonly link: HeadingLink
  /** The name of the section; by default its title. */
  readonly name?: string
}

/** A link to a section of the book. If it links to English, it says so. */
export function SectionLink({ locale, link, name = link.title }: Props) {
  const { href, lang } = link
  const own = site.locales[locale].lang
  if (lang === own) return <a href={href}>{name}</a>
  const t = textsOf(locale, 'article')
  return (
    <a href={href} hrefLang={lang} lang={own}>
      {t.rich('inEnglish', { title: () => <span lang={lang}>{name}</span> })}
    </a>
  )
}
