import { leaveEvent } from '@/lib/client/navigation/may-leave'

interface Guarded {
  readonly isChanged: () => boolean
  readonly question: string
}

const guarded = new Set<Guarded>()

const findChanged = () => [...guarded].find(({ isChanged }) => isChanged())

/** The browser asks in its own words before the document goes. */
function onUnload(event: Event): void {
  if (findChanged()) event.preventDefault()
}

/**
 * The page is left by a link, and the document stays. The guard stays too, until the next page has
 * come. Where it does not, or is of a newer build, the browser loads it, and asks in its own words.
 */
function onLeave(event: Event): void {
  const changed = findChanged()
  if (changed && !confirm(changed.question)) event.preventDefault()
}

/**
 * Asks the reader before changes of a program are lost.
 *
 * @param isChanged is asked when the reader is about to leave the page
 * @returns what ends the guard
 */
export function guardChanges(
  isChanged: () => boolean,
  question: string,
): () => void {
  const program = { isChanged, question }
  guarded.add(program)
  addEventListener('beforeunload', onUnload)
  addEventListener(leaveEvent, onLeave)
  return () => {
    guarded.delete(program)
    if (guarded.size > 0) return
    // A browser may not keep a page for the way back while it listens to this.
    removeEventListener('beforeunload', onUnload)
    removeEventListener(leaveEvent, onLeave)
  }
}
