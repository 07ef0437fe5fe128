import { hrefFor } from '@/lib/shared/href'
import { openLocales } from '@/lib/site/content/languages'
import { addressExists } from '@/lib/site/links/exists'
import { type Locale, site } from '@/site.config'

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
