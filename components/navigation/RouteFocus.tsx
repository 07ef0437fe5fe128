'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { hashId } from '@/lib/navigation/hash-id'

/** After a navigation inside the document, puts the focus where reading goes on: the heading of the hash, else the article. */
export function RouteFocus() {
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const heading = document.getElementById(hashId(location.hash))
    const target = heading?.querySelector('a')
    const place = target ?? document.getElementById('article')
    place?.focus({ preventScroll: true })
  }, [path])
  return null
}
