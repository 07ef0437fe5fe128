import type { DocsSearchClient, SearchAnswer } from '@/lib/shared/search/types'

type Search = DocsSearchClient['search']
type Params = Parameters<Search>[0]

const queryOf = ({ requests }: Params) => requests[0]?.query

/**
 * A search that can begin before DocSearch asks for it, which it does only when it has drawn its field anew: searching and drawing then go on
 * at the same time. What has begun is the answer to the next search for the same query, failed or not.
 */
export function earlySearch(inner: Search) {
  let begun:
    | { readonly query?: string; readonly answer: Promise<SearchAnswer> }
    | undefined
  const begin = (params: Params) => {
    const answer = inner(params)
    // Who asks for it hears of the failure.
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
