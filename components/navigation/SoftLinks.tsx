'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { keepHash } from '@/lib/navigation/keep-hash'
import { isPlainClick } from '@/lib/navigation/plain-click'
import { type Roots, softTarget } from '@/lib/navigation/soft-target'
import { useEarlyEntries } from './use-early-entries'
import { usePagesAhead } from './use-pages-ahead'

/**
 * Lets plain links inside one language navigate without loading a document. Everything else (other languages, files, other
 * sites, clicks with a modifier) stays with the browser, and so does everything until this has loaded. Pages are fetched while their links
 * are pointed at, and entries that the browser made by itself are come back to.
 */
export function SoftLinks({ root, base, otherRoots }: Roots) {
  const router = useRouter()
  usePagesAhead({ root, base, otherRoots })
  useEarlyEntries(base)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      keepHash(link)
      if (link.target || link.hasAttribute('download')) return
      const target = softTarget(link.href, location.href, {
        root,
        base,
        otherRoots,
      })
      if (target === undefined) return
      event.preventDefault()
      link.closest<HTMLElement>(':popover-open')?.hidePopover()
      router.push(target)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [router, root, base, otherRoots])

  return null
}
