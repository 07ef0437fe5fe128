import { useLayoutEffect, useState } from 'react'
import type {
  SearchState,
  WatchedSearch,
} from '@/lib/client/search/docs-search/watched-client'

/**
 * The state of the search. An answer is shown in the same frame as DocSearch's list of its hits;
 * useSyncExternalStore would render a frame of its own before.
 */
export function useSearchState(watched: WatchedSearch): SearchState {
  const [state, setState] = useState(watched.getState)
  useLayoutEffect(
    () => watched.subscribe(() => setState(watched.getState())),
    [watched],
  )
  return state
}
