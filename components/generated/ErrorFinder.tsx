'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Loads what `errors.html` needs once a reader is there. */
export function ErrorFinder() {
  const path = usePathname()
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(
      '[data-error-finder]',
    )
    if (!field) return
    const leave = new AbortController()
    import('./error-finder')
      .then(({ findErrors }) => findErrors(field, leave.signal))
      .catch((error: unknown) =>
        console.warn('The errors cannot be filtered:', error),
      )
    return () => leave.abort()
  }, [path])
  return null
}
