import type { DocSearchTransformClient } from '@docsearch/react/docsearch'
import type { DocSearchModalProps } from '@docsearch/react/modal'
import { searchParameters } from '@/lib/client/search/docs-search/parameters'
import { siteAddress } from '@/lib/client/search/docs-search/results/links'
import type { Opening } from '@/lib/client/search/opening'
import { docsSearchLimits } from '@/lib/shared/limits'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import type { DocsSearchClient } from '@/lib/shared/search/types'
import { modalTranslations } from './modal-translations'
import { hitLink } from './screens/hit-link'

interface Actions {
  readonly search: DocsSearchClient['search']
  readonly follow: (url: string) => void
  readonly close: () => void
}

const { narrowWidth, hitsPerGroup, recent, recentBesideFavorites } =
  docsSearchLimits

/**
 * The props of DocSearch's modal, which never change. Without a provider, its client is never used
 * and gets names of no account.
 */
export function docSearchProps(
  settings: ModalSettings,
  opening: Opening,
  { search, follow, close }: Actions,
): DocSearchModalProps {
  const { texts, hosted, indexName: name, lang, origin } = settings
  const snippets = searchParameters(lang, innerWidth <= narrowWidth)
  return {
    appId: hosted?.appId ?? 'embedded',
    apiKey: hosted?.apiKey ?? 'embedded',
    indices: [{ name, searchParameters: { ...snippets } }],
    transformSearchClient: (client) => ({
      ...client,
      search: search as DocSearchTransformClient['search'],
    }),
    transformItems: (hits) =>
      hits.map((hit) => ({ ...hit, url: siteAddress(hit.url, origin) })),
    hitComponent: hitLink(follow),
    navigator: { navigate: ({ itemUrl }) => follow(itemUrl) },
    initialQuery: opening.query,
    initialScrollY: scrollY,
    maxResultsPerGroup: hitsPerGroup,
    recentSearchesLimit: recent,
    recentSearchesWithFavoritesLimit: recentBesideFavorites,
    placeholder: texts.placeholder,
    translations: modalTranslations(texts),
    onClose: close,
  }
}
