import { useState } from 'react'
import type { SearchEntry } from '@/lib/search/entry'

type Loading = 'no' | 'going on' | 'done' | 'failed'

/** The index, loaded when it is first asked for, and again after a failure. */
export function useSearchIndex(url: string) {
  const [index, setIndex] = useState<readonly SearchEntry[]>([])
  const [loading, setLoading] = useState<Loading>('no')

  const load = async () => {
    if (loading === 'going on' || loading === 'done') return
    setLoading('going on')
    try {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${response.status} from ${url}`)
      const entries: readonly SearchEntry[] = await response.json()
      setIndex(entries)
      setLoading('done')
    } catch (error) {
      console.warn('The search index could not be loaded:', error)
      setLoading('failed')
    }
  }

  return { index, failed: loading === 'failed', load }
}
