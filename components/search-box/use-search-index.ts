import { useRef, useState } from 'react'
import type { SearchEntry } from '@/lib/search/entry'
import { isIndex } from './read-index'

type Index = readonly SearchEntry[]

/** The indexes of this document, by address, which all boxes of all pages share. */
const known = new Map<string, Promise<Index>>()

function indexAt(url: string): Promise<Index> {
  const index = known.get(url) ?? fetchIndex(url)
  known.set(url, index)
  index.catch(() => known.delete(url))
  return index
}

async function fetchIndex(url: string): Promise<Index> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} from ${url}`)
  const entries: unknown = await response.json()
  if (!isIndex(entries)) throw new Error(`No index from ${url}`)
  return entries
}

/** The index, loaded on first use, and again after a failure. */
export function useSearchIndex(url: string) {
  const [index, setIndex] = useState<Index>()
  const [failed, setFailed] = useState(false)
  // Two requests between two renders load the index once.
  const isLoading = useRef(false)

  const load = async () => {
    if (index || isLoading.current) return
    isLoading.current = true
    setFailed(false)
    try {
      setIndex(await indexAt(url))
    } catch (error) {
      console.warn('The search index could not be loaded:', error)
      setFailed(true)
    }
    isLoading.current = false
  }

  return { index: index ?? [], loaded: index !== undefined, failed, load }
}
