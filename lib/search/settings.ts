import { assetHref } from '@/lib/links/href'
import { type Locale, site } from '@/site.config'
import type { FullTextFiles } from './protocol'

/** Access to the hosted search. */
export interface HostedSettings {
  readonly appId: string
  /** The public key, which may only search. */
  readonly apiKey: string
  /** The configured filters besides the language's (specification section 7). */
  readonly facetFilters: readonly string[]
  /** The site's own origin, as hits carry it. */
  readonly origin: string
}

/** The search settings of the modal in one language; plain data, sent as JSON. */
export interface DocsSearchSettings {
  /**
   * The name under which history is stored: the hosted index, or one name for each embedded full
   * text (decision 9).
   */
  readonly indexName: string
  /** The page's language tag, `de-DE`; the hosted search filters by `lang:de-DE` (decision 13). */
  readonly lang: string
  /** The files of the embedded full text. */
  readonly files: FullTextFiles
  /** Undefined when the hosted search is not configured. */
  readonly hosted?: HostedSettings
}

/** The links of a language's full text. */
const fullTextFiles = (locale: Locale): FullTextFiles => ({
  sections: assetHref(`/search/sections/${locale}.json`),
  texts: assetHref(`/search/text/${locale}.json`),
})

/** The docs search's settings in a language. */
export function docsSearchSettings(locale: Locale): DocsSearchSettings {
  const { appId, apiKey, indexName, facetFilters } = site.search
  const shared = {
    lang: site.locales[locale].lang,
    files: fullTextFiles(locale),
  }
  if (!appId || !apiKey || !indexName)
    return { ...shared, indexName: `text-${locale}` }
  const { origin } = site
  return {
    ...shared,
    indexName,
    hosted: { appId, apiKey, facetFilters, origin },
  }
}
