import { useLayoutEffect, useState } from 'react'
import type {
  SearchState,
  WatchedSearch,
} from '@/lib/client/search/docs-search/watched-client'

/** What is known of the searches. An answer shows with the list that DocSearch makes of it, in one frame, where useSyncExternalStore would draw a frame of its own before. */
export function useSearchState(watched: WatchedSearch): SearchState {
  const [state, setState] = useState(watched.getState)
  useLayoutEffect(
    () => watched.subscribe(() => setState(watched.getState())),
    [watched],
  )
  return state
}
