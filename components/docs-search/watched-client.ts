import type {
  DocsSearchClient,
  SearchAnswer,
  SearchHit,
} from '@/lib/search/types'
import { cutQuery } from './query'
import { nextSuggestions, visibleHits } from './results/groups'
import type { SearchOutcome } from './results/screen'

type Search = DocsSearchClient['search']
type Listener = (state: SearchState) => void

/** The state of the searches in an open modal. */
export interface SearchState {
  readonly pending: boolean
  /** The last result since the field was empty. */
  readonly answer: SearchOutcome | undefined
  readonly suggestions: readonly string[]
}

/** A search that reports its state. */
export interface WatchedSearch {
  readonly search: Search
  readonly subscribe: (listener: Listener) => () => void
  readonly getState: () => SearchState
  /**
   * Drops the last result, and a pending one, when the field is empty or the search is retried.
   */
  readonly forget: () => void
}

/**
 * Wraps a search for the modal, which would report a failure as "nothing found". Here a failure is a
 * result too: the modal gets no hits, and the state says that the search failed. Only the newest
 * search counts, and resolves earlier ones that are still pending.
 *
 * @param pending true where the modal opens with a query
 */
export function watchSearch(inner: Search, pending = false): WatchedSearch {
  const listeners = new Set<Listener>()
  let newest: Promise<SearchAnswer> | undefined
  let state: SearchState = { pending, answer: undefined, suggestions: [] }

  const update = (change: Partial<SearchState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener(state)
  }

  const settle = (answer: SearchOutcome, hits: readonly SearchHit[]) => {
    const suggestions = nextSuggestions(state.suggestions, hits)
    update({ pending: false, answer, suggestions })
  }

  const search: Search = ({ requests }) => {
    const cut = requests.map((request) => ({
      ...request,
      query: cutQuery(request.query ?? ''),
    }))
    const isOld = () => newest !== undefined && newest !== own
    const own = inner({ requests: cut }).then(
      (answer) => {
        if (isOld()) return newest ?? answer
        if (newest) settle(...summaryOf(answer))
        return answer
      },
      (error: unknown) => {
        if (isOld()) return newest ?? emptyAnswer(cut)
        // Only the name: messages of the hosted search contain addresses.
        const name = error instanceof Error ? error.name : 'unknown error'
        console.warn(`The search failed: ${name}`)
        if (newest) settle({ hits: 0, missing: [], failed: true }, [])
        return emptyAnswer(cut)
      },
    )
    newest = own
    update({ pending: true })
    return own
  }

  return {
    search,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    forget: () => {
      newest = undefined
      update({ pending: false, answer: undefined })
    },
  }
}

function summaryOf({
  results,
}: SearchAnswer): [answer: SearchOutcome, hits: readonly SearchHit[]] {
  const hits = results.flatMap((result) => result.hits)
  const missing = results.flatMap((result) => result.missing ?? [])
  return [{ hits: visibleHits(hits), missing, failed: false }, hits]
}

function emptyAnswer(
  requests: Parameters<Search>[0]['requests'],
): SearchAnswer {
  return {
    results: requests.map(({ indexName, query = '' }) => ({
      hits: [],
      nbHits: 0,
      index: indexName,
      query,
      page: 0,
      nbPages: 0,
      hitsPerPage: 0,
      params: '',
      exhaustiveNbHits: true,
      processingTimeMS: 0,
    })),
  }
}
