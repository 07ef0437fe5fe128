import type { DocSearchTransformClient } from '@docsearch/react/docsearch'
import type { DocSearchModalProps } from '@docsearch/react/modal'
import { searchParameters } from '@/lib/client/search/docs-search/parameters'
import { headingLevel } from '@/lib/client/search/docs-search/results/heading'
import type { Opening } from '@/lib/client/search/opening'
import { docsSearchLimits } from '@/lib/shared/limits'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import type { DocsSearchClient } from '@/lib/shared/search/types'
import { modalTranslations } from './modal-translations'
import { hitLink } from './screens/hit-link'

type Items = NonNullable<DocSearchModalProps['transformItems']>
type Hit = ReturnType<Items>[number]

interface Actions {
  readonly search: DocsSearchClient['search']
  readonly follow: (url: string) => void
  readonly close: () => void
}

const { narrowWidth, hitsPerGroup, recent, recentBesideFavorites } =
  docsSearchLimits

/**
 * A hit as the hit of its heading, whichever of its texts matched: the row shows the heading, and
 * the heading becomes recent.
 */
const asHeading = (hit: Hit): Hit => ({
  ...hit,
  objectID: hit.objectID.replace(/:\d+$/, ''),
  type: headingLevel(hit.hierarchy),
})

/**
 * The props of DocSearch's modal, which never change. Without a provider, its client is never used
 * and gets names of no account.
 */
export function docSearchProps(
  settings: ModalSettings,
  opening: Opening,
  { search, follow, close }: Actions,
): DocSearchModalProps {
  const { texts, hosted, indexName: name, lang } = settings
  const parameters = searchParameters(
    lang,
    innerWidth <= narrowWidth,
    hosted?.facetFilters,
  )
  return {
    appId: hosted?.appId ?? 'embedded',
    apiKey: hosted?.apiKey ?? 'embedded',
    indices: [{ name, searchParameters: { ...parameters } }],
    transformSearchClient: (client) => ({
      ...client,
      search: search as DocSearchTransformClient['search'],
    }),
    transformItems: (hits) => hits.map(asHeading),
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
