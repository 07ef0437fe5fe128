import type { Machine } from '@/lib/client/run/events'
import { openMachine } from '@/lib/client/run/machine'

type Progress = (loaded: number, total: number) => void

let machine: Promise<Machine> | undefined
const waiting = new Set<Progress>()

/**
 * The one machine of the document, which all panels share: a program may follow on the chain that
 * another left. After a failure the next call tries again.
 */
export async function sharedMachine(onProgress: Progress): Promise<Machine> {
  waiting.add(onProgress)
  machine ??= openMachine((loaded, total) => {
    for (const progress of waiting) progress(loaded, total)
  })
  const opening = machine
  try {
    return await opening
  } catch (error) {
    if (machine === opening) machine = undefined
    throw error
  } finally {
    waiting.delete(onProgress)
  }
}

/** Gives back what the machine holds. The next run opens another. */
export function closeMachine(): void {
  const closing = machine
  machine = undefined
  closing?.then(
    (open) => open.close(),
    () => {},
  )
}
