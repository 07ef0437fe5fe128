'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusReading } from '@/lib/navigation/focus-reading'
import { useFirstScreen } from './use-first-screen'

/**
 * When a navigation inside the document has arrived, the page's first screen is shown before the rest is laid out, and the focus is put where
 * reading goes on: the heading of the hash, else the article.
 */
export function RouteArrival() {
  const path = usePathname()
  useFirstScreen(path)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    focusReading(location.hash)
  }, [path])
  return null
}
