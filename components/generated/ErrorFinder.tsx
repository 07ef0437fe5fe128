'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { loadAsked } from '@/lib/load/asked'

const load = () => import('./error-finder')

/** Loads what `errors.html` needs once a reader is there; where that fails, again when the field is used, which says so if it fails once more. */
export function ErrorFinder() {
  const path = usePathname()
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(
      '[data-error-finder]',
    )
    if (!field) return
    const leave = new AbortController()
    const { signal } = leave
    const tryAgain = async () => {
      const finder = await loadAsked(load, field)
      if (finder) start(finder)
    }
    const start = ({ findErrors }: Awaited<ReturnType<typeof load>>) => {
      field.removeEventListener('input', tryAgain)
      findErrors(field, signal)
    }
    field.setAttribute('aria-busy', 'true')
    load()
      .finally(() => field.removeAttribute('aria-busy'))
      .then(start)
      .catch((error: unknown) => {
        console.warn('The errors cannot be filtered:', error)
        field.addEventListener('input', tryAgain, { signal })
        if (field.value) void tryAgain()
      })
    return () => leave.abort()
  }, [path])
  return null
}
