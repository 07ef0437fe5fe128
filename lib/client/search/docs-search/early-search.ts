import type { DocsSearchClient, SearchAnswer } from '@/lib/shared/search/types'

type Search = DocsSearchClient['search']
type Params = Parameters<Search>[0]

const queryOf = ({ requests }: Params) => requests[0]?.query

/**
 * Makes a search that can begin before DocSearch requests it, which it does only after drawing its
 * field. Searching and drawing then run at the same time. The result of the early search, failed or
 * not, answers the next search for the same query.
 */
export function earlySearch(inner: Search) {
  let begun:
    | { readonly query?: string; readonly answer: Promise<SearchAnswer> }
    | undefined
  const begin = (params: Params) => {
    const answer = inner(params)
    // The search that takes this answer reports the failure.
    answer.catch(() => {})
    begun = { query: queryOf(params), answer }
  }
  const search: Search = (params) => {
    const early = begun
    begun = undefined
    return early && early.query === queryOf(params)
      ? early.answer
      : inner(params)
  }
  return { begin, search }
}
