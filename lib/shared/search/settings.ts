import { assetHref } from '@/lib/shared/href'
import { type Locale, site } from '@/site.config'

/** Where the hosted search is reached. */
export interface HostedSettings {
  readonly appId: string
  /** The public key, which may search and nothing else. */
  readonly apiKey: string
}

/** What the modal of one language needs to search; plain data, which travels as JSON. */
export interface DocsSearchSettings {
  /** History is kept under this name: the hosted index, or one name a language for the embedded full text (decision 9). */
  readonly indexName: string
  /** The page's language tag, `de-DE`: the hosted search asks for `lang:de-DE` (decision 13). */
  readonly lang: string
  /** The file of the embedded full text. */
  readonly file: string
  /** Missing where the hosted search is not configured. */
  readonly hosted?: HostedSettings
}

/** Where the full text of a language stands. */
function fullTextHref(locale: Locale): string {
  return assetHref(`/search/text/${locale}.json`)
}

/** The docs-search's settings of a language. */
export function docsSearchSettings(locale: Locale): DocsSearchSettings {
  const { appId, apiKey, indexName } = site.search
  const shared = {
    lang: site.locales[locale].lang,
    file: fullTextHref(locale),
  }
  if (!appId || !apiKey || !indexName)
    return { ...shared, indexName: `text-${locale}` }
  return { ...shared, indexName, hosted: { appId, apiKey } }
}
