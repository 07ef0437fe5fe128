'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { focusReading } from '@/lib/navigation/focus-reading'

/** After a navigation inside the document, puts the focus where reading goes on: the heading of the hash, else the article. */
export function RouteFocus() {
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    focusReading(location.hash)
  }, [path])
  return null
}
