import { assetHref } from '@/lib/shared/href'
import { type Locale, site } from '@/site.config'

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
  /** The file of the embedded full text. */
  readonly file: string
  /** Undefined when the hosted search is not configured. */
  readonly hosted?: HostedSettings
}

/** The link of a language's full text. */
function fullTextHref(locale: Locale): string {
  return assetHref(`/search/text/${locale}.json`)
}

/** The docs search's settings in a language. */
export function docsSearchSettings(locale: Locale): DocsSearchSettings {
  const { appId, apiKey, indexName, facetFilters } = site.search
  const shared = {
    lang: site.locales[locale].lang,
    file: fullTextHref(locale),
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
