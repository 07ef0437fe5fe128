'use client'

import { useEffect } from 'react'
import { runtime } from '@/lib/runtime/contract'

/** Says that the document listens. Stands behind everything that binds itself, for effects run in the order of the tree. */
export function RuntimeReady() {
  useEffect(() => {
    document.documentElement.dataset.runtime = 'ready'
    dispatchEvent(new Event(runtime.ready))
  }, [])
  return null
}
