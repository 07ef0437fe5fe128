import type { Header } from '@/lib/header'
import { assetHref } from '@/lib/links/href'
import type { Locale } from '@/site.config'

/**
 * A page in the index of the local search box, exactly as specification section 3 names its fields.
 */
export interface SearchEntry {
  readonly title: string
  readonly headers: readonly Header[]
  readonly path: string
  readonly pathLocale: string
  /** Always empty. */
  readonly extraFields: readonly string[]
}

/** The link of a language's index. */
export function indexHref(locale: Locale): string {
  return assetHref(`/search/local/${locale}.json`)
}
