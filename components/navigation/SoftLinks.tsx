'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { keepHash } from '@/lib/navigation/keep-hash'
import { isPlainClick } from '@/lib/navigation/plain-click'
import { softTarget } from '@/lib/navigation/soft-target'

interface Props {
  /** Path under which this language's pages stand, `/` or `/de/`, base path included. */
  readonly root: string
  /** The base path that the router adds by itself, `''` or `/cookbook`. */
  readonly base: string
  /** The prefixes of the other languages, whose pages need a document of their own. */
  readonly otherRoots: readonly string[]
}

/**
 * Lets plain links inside one language navigate without loading a document. Everything else (other languages, files, other
 * sites, clicks with a modifier) stays with the browser, and so does everything until this has loaded.
 */
export function SoftLinks({ root, base, otherRoots }: Props) {
  const router = useRouter()

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
