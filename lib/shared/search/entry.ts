import type { Header } from '@/lib/shared/header'
import { assetHref } from '@/lib/shared/href'
import type { Locale } from '@/site.config'

/** A page in the index of the local search box, exactly as the specification's section 3 names it. */
export interface SearchEntry {
  readonly title: string
  readonly headers: readonly Header[]
  readonly path: string
  readonly pathLocale: string
  /** Always empty. */
  readonly extraFields: readonly string[]
}

/** Where the index of a language stands. */
export function indexHref(locale: Locale): string {
  return assetHref(`/search/local/${locale}.json`)
}
