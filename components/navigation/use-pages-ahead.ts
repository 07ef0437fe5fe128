import { useEffect } from 'react'
import { canonicalPath } from '@/lib/navigation/canonical-path'
import { fetchPageAhead } from '@/lib/navigation/document-payload'
import { isPlainClick } from '@/lib/navigation/plain-click'
import { type Roots, softTarget } from '@/lib/navigation/soft-target'

/** How long a pointer or the focus must rest on a link, in milliseconds: who only passes fetches nothing. */
const rest = 65

/**
 * Fetches the page of a link that the reader is about to follow: a pointer or the focus rests on it, or a mouse button goes down. Not where
 * data is to be saved.
 */
export function usePagesAhead({ root, base, otherRoots }: Roots): void {
  useEffect(() => {
    if (navigator.connection?.saveData) return
    const listening = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => clearTimeout(timer)
    const pageOf = ({ target }: Event) => {
      const link =
        target instanceof Element
          ? target.closest<HTMLAnchorElement>('a[href]')
          : null
      const roots = { root, base, otherRoots }
      if (!link || link.target || link.download) return undefined
      if (!softTarget(link.href, location.href, roots)) return undefined
      const isShown =
        canonicalPath(link.pathname) === canonicalPath(location.pathname)
      return isShown ? undefined : link.origin + link.pathname + link.search
    }
    const wait = (event: Event) => {
      leave()
      const page = pageOf(event)
      if (page) timer = setTimeout(fetchPageAhead, rest, page)
    }
    const fetchNow = (event: MouseEvent) => {
      const page = isPlainClick(event) && pageOf(event)
      if (page) fetchPageAhead(page)
    }
    const { signal } = listening
    document.addEventListener('pointerover', wait, { signal })
    document.addEventListener('focusin', wait, { signal })
    document.addEventListener('mousedown', fetchNow, { signal })
    document.addEventListener('pointercancel', leave, { signal })
    document.addEventListener('click', leave, { signal })
    return () => {
      leave()
      listening.abort()
    }
  }, [root, base, otherRoots])
}
