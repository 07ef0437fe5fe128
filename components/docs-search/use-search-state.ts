import { useLayoutEffect, useState } from 'react'
import type { SearchState, WatchedSearch } from './watched-client'

/**
 * The state of the search. A response is shown in the same frame as DocSearch's list of its hits;
 * useSyncExternalStore would render one frame earlier.
 */
export function useSearchState(watched: WatchedSearch): SearchState {
  const [state, setState] = useState(watched.getState)
  useLayoutEffect(() => watched.subscribe(setState), [watched])
  return state
}
