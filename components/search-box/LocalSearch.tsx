import { Island } from '@/lib/islands/Island'
import { hrefFor } from '@/lib/links/href'
import { indexHref } from '@/lib/search/entry'
import type { Locale } from '@/site.config'
import { SearchBox } from './SearchBox'
import './search-box.css'

interface Props {
  readonly locale: Locale
  /** The place of the box: the bar at the top, or the menu of narrow screens. */
  readonly place: 'bar' | 'menu'
}

/** The local search of a language. */
export function LocalSearch({ locale, place }: Props) {
  const props = { place, index: indexHref(locale), root: hrefFor(locale, '') }
  return <Island name="search-box" component={SearchBox} props={props} />
}
