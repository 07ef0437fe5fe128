import { docsSearchLimits } from '@/lib/shared/limits'

/** What the modal asks for besides the query, in the names of the provider (specification section 7). */
export interface SearchParameters {
  readonly attributesToRetrieve: string[]
  readonly attributesToSnippet: string[]
  readonly snippetEllipsisText: string
  readonly highlightPreTag: string
  readonly highlightPostTag: string
  readonly hitsPerPage: number
  readonly facetFilters: string[]
}

const hierarchy = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)

/**
 * The parameters of every request; both engines keep to them.
 *
 * @param lang the page's language tag, `de-DE` (decision 13)
 * @param narrow whether the screen is narrow, where snippets are shorter
 */
export function searchParameters(
  lang: string,
  narrow: boolean,
): SearchParameters {
  const { hitsPerPage, snippetWords, narrowSnippetWords } = docsSearchLimits
  const words = narrow ? narrowSnippetWords : snippetWords
  return {
    attributesToRetrieve: [...hierarchy, 'content', 'type', 'url'],
    attributesToSnippet: [...hierarchy.slice(1), 'content'].map(
      (attribute) => `${attribute}:${words}`,
    ),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    facetFilters: [`lang:${lang}`],
  }
}
