'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Loads what the page about reading offline needs once a reader is there. */
export function OfflineReading() {
  const path = usePathname()
  useEffect(() => {
    const panel = document.querySelector<HTMLElement>('[data-offline]')
    if (!panel) return
    const leave = new AbortController()
    import('./offline-panel')
      .then(({ bindOfflinePanel }) => bindOfflinePanel(panel, leave.signal))
      .catch((error: unknown) =>
        console.warn('Reading offline cannot be set up:', error),
      )
    return () => leave.abort()
  }, [path])
  return null
}
