'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { loadAsked } from '@/lib/load/asked'

type Load<Part> = () => Promise<(part: Part, signal: AbortSignal) => void>

/** What only one page has, by its mark, with the script that brings it to life until its reader leaves. */
const parts = [
  pagePart<HTMLInputElement>(
    '[data-error-finder]',
    async () =>
      (await import('@/components/generated/error-finder')).findErrors,
  ),
  pagePart(
    '[data-offline]',
    async () =>
      (await import('@/components/offline/offline-panel')).bindOfflinePanel,
  ),
]

/** Loads what some pages need beyond the others once a reader is there; where that fails, again when the field is used, which says so if it fails once more. */
export function PageParts() {
  const path = usePathname()
  useEffect(() => {
    const leave = new AbortController()
    for (const start of parts) start(leave.signal)
    return () => leave.abort()
  }, [path])
  return null
}

function pagePart<Part extends HTMLElement>(
  selector: string,
  load: Load<Part>,
) {
  return (signal: AbortSignal) => {
    const part = document.querySelector<Part>(selector)
    if (!part) return
    const bind = (start: Awaited<ReturnType<Load<Part>>>) => {
      part.removeEventListener('input', tryAgain)
      if (!signal.aborted) start(part, signal)
    }
    const tryAgain = async () => {
      const start = await loadAsked(load, part)
      if (start) bind(start)
    }
    part.setAttribute('aria-busy', 'true')
    load()
      .finally(() => part.removeAttribute('aria-busy'))
      .then(bind)
      .catch((error: unknown) => {
        console.warn('A part of this page could not be loaded:', error)
        part.addEventListener('input', tryAgain, { signal })
        if (part instanceof HTMLInputElement && part.value) void tryAgain()
      })
  }
}
