import type { DocSearchTransformClient } from '@docsearch/react/docsearch'
import type { DocSearchModalProps } from '@docsearch/react/modal'
import { docsSearchLimits } from '@/lib/limits'
import type { ModalSettings } from '@/lib/search/modal-settings'
import type { DocsSearchClient } from '@/lib/search/types'
import { HitLink } from './HitLink'
import { modalTranslations } from './modal-translations'
import { searchParameters } from './parameters'
import { headingLevel } from './results/heading'
import { reportAddress } from './results/links'

type Items = NonNullable<DocSearchModalProps['transformItems']>
type Hit = ReturnType<Items>[number]

interface Actions {
  readonly search: DocsSearchClient['search']
  readonly onVisit: (href: string) => void
  readonly onClose: () => void
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
 * The props of DocSearch's modal, except the first query. Without a provider, its client is never
 * used, so it gets placeholders for an account.
 */
export function modalProps(
  settings: ModalSettings,
  { search, onVisit, onClose }: Actions,
): DocSearchModalProps {
  const { texts, hosted, indexName: name, lang, issuePage } = settings
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
    hitComponent: (props) => <HitLink {...props} onVisit={onVisit} />,
    navigator: { navigate: ({ itemUrl }) => onVisit(itemUrl) },
    getMissingResultsUrl: ({ query }) => reportAddress(issuePage, query, lang),
    initialScrollY: scrollY,
    maxResultsPerGroup: hitsPerGroup,
    recentSearchesLimit: recent,
    recentSearchesWithFavoritesLimit: recentBesideFavorites,
    placeholder: texts.placeholder,
    translations: modalTranslations(texts),
    onClose,
  }
}
