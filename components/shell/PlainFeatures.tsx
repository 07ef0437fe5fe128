'use client'

import { useEffect } from 'react'

let started = false

/**
 * Starts the features without markup of their own where Next hydrates the page. In the export of
 * `npm run build`, lib/client/main.ts does.
 */
export function PlainFeatures() {
  useEffect(() => {
    if (started) return
    started = true
    void import('@/lib/client/plain').then(({ startPlainFeatures }) =>
      startPlainFeatures(),
    )
  }, [])
  return null
}
