import { useEffect, useRef } from 'react'

interface Position {
  readonly clientX: number
  readonly clientY: number
}

/**
 * Tells a move of the pointer from a row that opens or scrolls under a resting one, for which
 * browsers report a move too: only a move changes the position. `movementX` does not tell them
 * apart, because Chromium 156 reports 0 for the first move.
 *
 * @returns a function that is true for the event of a move
 */
export function usePointerMoves(): (event: Position) => boolean {
  const last = useRef<Position>(undefined)
  useEffect(() => {
    // React hears the event first, and compares it with the one before.
    const keep = (event: MouseEvent) => {
      last.current = event
    }
    window.addEventListener('mousemove', keep)
    return () => window.removeEventListener('mousemove', keep)
  }, [])
  return ({ clientX, clientY }) =>
    clientX !== last.current?.clientX || clientY !== last.current?.clientY
}
