import type {
  DocsSearchClient,
  SearchAnswer,
  SearchHit,
} from '@/lib/shared/search/types'
import { cutQuery } from './query'
import { nextSuggestions, visibleHits } from './results/groups'
import type { Answer } from './results/screen'

type Search = DocsSearchClient['search']

/** The state of the searches in an open modal. */
export interface SearchState {
  readonly pending: boolean
  /** The last answer since the field was empty. */
  readonly answer: Answer | undefined
  readonly suggestions: readonly string[]
}

/** A search that reports its state. */
export interface WatchedSearch {
  readonly search: Search
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => SearchState
  /**
   * Drops the last answer, and one under way, when the field is empty or the search is tried again.
   */
  readonly forget: () => void
}

/**
 * Wraps a search for the modal, which would say of a failure that nothing was found. Here a failure
 * is an answer too: the modal gets no hits, and the state says that the search failed. Only the
 * newest search counts.
 */
export function watchSearch(inner: Search): WatchedSearch {
  const listeners = new Set<() => void>()
  let newest = 0
  let state: SearchState = {
    pending: false,
    answer: undefined,
    suggestions: [],
  }

  const update = (change: Partial<SearchState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const settle = (answer: Answer, hits: readonly SearchHit[]) => {
    const suggestions = nextSuggestions(state.suggestions, hits)
    update({ pending: false, answer, suggestions })
  }

  const search: Search = async ({ requests }) => {
    const query = cutQuery(requests[0]?.query ?? '')
    newest += 1
    const own = newest
    update({ pending: true })
    try {
      const cut = requests.map((request) => ({ ...request, query }))
      const answer = await inner({ requests: cut })
      const hits = answer.results.flatMap((result) => result.hits)
      const missing = answer.results.flatMap(({ missing = [] }) => missing)
      if (own === newest)
        settle({ query, hits: visibleHits(hits), missing, failed: false }, hits)
      return answer
    } catch (error) {
      // Only the name: the message of an error of the hosted search contains addresses.
      const name = error instanceof Error ? error.name : 'unknown error'
      console.warn(`The search failed: ${name}`)
      if (own === newest)
        settle({ query, hits: 0, missing: [], failed: true }, [])
      return emptyAnswer(requests)
    }
  }

  return {
    search,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
    forget: () => {
      newest += 1
      update({ pending: false, answer: undefined })
    },
  }
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
