import { hrefFor } from '@/lib/href'
import { type Locale, locales, site } from '@/site.config'
import { pageExists } from './files'

/** One entry of the language menu. */
export interface LanguageLink {
  readonly locale: Locale
  readonly lang: string
  readonly name: string
  readonly href: string
  /** Whether the link leads to the same page; otherwise to that language's home (decision 2). */
  readonly samePage: boolean
}

/** The languages that have opened: those with a home page (decision 22), in menu order. */
export function openLocales(): readonly Locale[] {
  return locales.filter((locale) => pageExists(locale, ''))
}

/** The language menu of a page. */
export function languageLinks(slug: string): readonly LanguageLink[] {
  return openLocales().map((locale) => {
    const samePage = pageExists(locale, slug)
    return {
      locale,
      ...site.locales[locale],
      href: hrefFor(locale, samePage ? slug : ''),
      samePage,
    }
  })
}
