import { useEffect, useRef } from 'react'

interface Position {
  readonly clientX: number
  readonly clientY: number
}

/**
 * Detects real moves of the pointer. Browsers also report a move when a row opens or scrolls under a
 * resting pointer, but then the position does not change. `movementX` does not distinguish them,
 * because Chromium 156 reports 0 for the first move.
 *
 * @returns a function that is true for the event of a move
 */
export function usePointerMoves(): (event: Position) => boolean {
  const last = useRef<Position>(undefined)
  useEffect(() => {
    // React receives the event first, and compares it with the previous one.
    const keep = (event: MouseEvent) => {
      last.current = event
    }
    window.addEventListener('mousemove', keep)
    return () => window.removeEventListener('mousemove', keep)
  }, [])
  return ({ clientX, clientY }) =>
    clientX !== last.current?.clientX || clientY !== last.current?.clientY
}
