'use client'

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import type { LocalSearch as LocalSearchComponent } from './LocalSearch'

const LocalSearch = lazy(async () => {
  const { LocalSearch: component } = await import('./LocalSearch')
  return { default: component }
})

/** Loads the local search when a reader first puts the focus into its field; what was typed by then is kept. */
export function LocalSearchOnFocus(
  props: ComponentProps<typeof LocalSearchComponent>,
) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const look = () => {
      if (document.activeElement?.closest('[data-search-box]')) setWanted(true)
    }
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  if (!wanted) return null
  return (
    <Suspense>
      <LocalSearch {...props} />
    </Suspense>
  )
}
