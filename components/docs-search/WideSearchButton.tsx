import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import type { Locale } from '@/site.config'
import { SearchButton } from './SearchButton'

/** The wide button of the docs search, on the home page and the 404 page. */
export function WideSearchButton({ locale }: { readonly locale: Locale }) {
  return (
    <Island
      name="search-button"
      component={SearchButton}
      props={{ label: textsOf(locale, 'landing')('search'), wide: true }}
    />
  )
}
