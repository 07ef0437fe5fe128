import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { canonicalPath } from '@/lib/navigation/canonical-path'
import { loadEntry } from '@/lib/navigation/load-entry'

/**
 * Back to an entry that the browser itself made before scripts listened (a heading's link): it has no state, so the router would leave the
 * page that is shown. Its document is loaded.
 *
 * @param base path, which the router's paths are without
 */
export function useEarlyEntries(base: string): void {
  const path = usePathname()
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      const isShown =
        canonicalPath(location.pathname) === canonicalPath(base + path)
      if (state === null && !isShown) loadEntry()
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [base, path])
}
