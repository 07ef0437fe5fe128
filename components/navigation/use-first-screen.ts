import { useInsertionEffect, useRef } from 'react'
import { startsAtTop } from '@/lib/navigation/soft-navigation'

/** Milliseconds from the first frame until the rest is laid out: before anything measures headings (specification section 9, 300 ms). */
const moment = 100

/**
 * Shows the first screen of the next page before the rest of it is laid out, which takes as long as fetching it. The mark is set while React
 * puts the page into the document, before anything is measured, and goes a moment after the browser has shown it.
 */
export function useFirstScreen(path: string): void {
  const shown = useRef(path)

  useInsertionEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const { dataset } = document.documentElement
    delete dataset.arriving
    if (!startsAtTop()) return
    dataset.arriving = ''
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete dataset.arriving
      }, moment),
    )
  }, [path])
}
