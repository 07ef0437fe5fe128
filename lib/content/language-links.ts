import { addressExists } from '@/lib/links/exists'
import { hrefFor } from '@/lib/links/href'
import { type Locale, site } from '@/site.config'
import { openLocales } from './languages'

/** An entry of the language menu. */
export interface LanguageLink {
  readonly locale: Locale
  readonly lang: string
  readonly name: string
  readonly href: string
  /**
   * True when the link leads to the same page; otherwise it leads to that language's home page
   * (decision 2).
   */
  readonly samePage: boolean
}

/** The language menu of a page. */
export function languageLinks(slug: string): readonly LanguageLink[] {
  return openLocales().map((locale) => {
    const samePage = addressExists(locale, slug)
    return {
      locale,
      ...site.locales[locale],
      href: hrefFor(locale, samePage ? slug : ''),
      samePage,
    }
  })
}
