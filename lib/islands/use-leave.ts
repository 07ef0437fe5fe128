import { useEffect, useRef } from 'react'
import { onLeave } from '@/lib/client/page'

/**
 * Calls back when the reader leaves the page, returns to it, or changes its query. The page may
 * return as it was, so a component closes what it has opened outside of it. No element of a page
 * that was left is connected.
 */
export function useLeave(leave: () => void): void {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => onLeave(() => latest.current()), [])
}
