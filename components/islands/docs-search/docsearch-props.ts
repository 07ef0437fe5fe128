import type { DocSearchTransformClient } from '@docsearch/react/docsearch'
import type { DocSearchModalProps } from '@docsearch/react/modal'
import type { Opening } from '@/lib/client/search/opening'
import { docsSearchLimits } from '@/lib/limits'
import { siteAddress } from '@/lib/search/docs-search/links'
import type { ModalSettings } from '@/lib/search/docs-search/modal-settings'
import { searchParameters } from '@/lib/search/docs-search/parameters'
import type { DocsSearchClient } from '@/lib/search/docs-search/types'
import { hitLink } from './hit-link'
import { modalTranslations } from './modal-translations'

interface Actions {
  readonly search: DocsSearchClient['search']
  readonly follow: (url: string) => void
  readonly close: () => void
}

const { narrowWidth, hitsPerGroup, recent, recentBesideFavorites } =
  docsSearchLimits

/** What DocSearch's modal is given as it opens; it never changes. Without a host the provider's client stands idle, under names of no account. */
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
