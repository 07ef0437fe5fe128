import { useRef, useState } from 'react'
import { isIndex } from '@/lib/client/search/local/read-index'
import type { SearchEntry } from '@/lib/shared/search/entry'

type Loading = 'no' | 'going on' | 'done' | 'failed'

/** The index, loaded at the first use, and again after a failure. */
export function useSearchIndex(url: string) {
  const [index, setIndex] = useState<readonly SearchEntry[]>([])
  const [loading, setLoading] = useState<Loading>('no')
  // The current state, so that two requests between two renderings load the index once.
  const latest = useRef(loading)

  const set = (state: Loading) => {
    latest.current = state
    setLoading(state)
  }

  const load = async () => {
    if (latest.current === 'going on' || latest.current === 'done') return
    set('going on')
    try {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${response.status} from ${url}`)
      const entries: unknown = await response.json()
      if (!isIndex(entries)) throw new Error(`No index from ${url}`)
      setIndex(entries)
      set('done')
    } catch (error) {
      console.warn('The search index could not be loaded:', error)
      set('failed')
    }
  }

  return {
    index,
    loaded: loading === 'done',
    failed: loading === 'failed',
    load,
  }
}
