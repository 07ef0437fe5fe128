import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type {
  SearchState,
  WatchedSearch,
} from '@/lib/search/docs-search/watched-client'

/**
 * What is known of the searches. That one has begun shows at once, because Enter looks for it (when-answered.ts); an answer shows with the
 * list that DocSearch makes of it, in one frame, where useSyncExternalStore would draw a frame of its own before.
 */
export function useSearchState(watched: WatchedSearch): SearchState {
  const [state, setState] = useState(watched.getState)
  useLayoutEffect(
    () =>
      watched.subscribe(() => {
        const next = watched.getState()
        if (next.pending) flushSync(() => setState(next))
        else setState(next)
      }),
    [watched],
  )
  return state
}
