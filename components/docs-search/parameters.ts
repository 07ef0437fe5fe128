import { docsSearchLimits } from '@/lib/limits'

/**
 * The parameters of a request besides the query, with the provider's names (specification section
 * 7).
 */
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
 * The parameters of every request, for both searches.
 *
 * @param lang the page's language tag, `de-DE` (decision 13)
 * @param narrow true for a narrow screen, where snippets are shorter
 * @param filters configured filters besides the language's
 */
export function searchParameters(
  lang: string,
  narrow: boolean,
  filters: readonly string[] = [],
): SearchParameters {
  const { hitsPerPage, snippetWords, narrowSnippetWords } = docsSearchLimits
  const words = narrow ? narrowSnippetWords : snippetWords
  return {
    attributesToRetrieve: [...hierarchy, 'content', 'type', 'url'],
    attributesToSnippet: [...hierarchy, 'content'].map(
      (attribute) => `${attribute}:${words}`,
    ),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    facetFilters: [`lang:${lang}`, ...filters],
  }
}
