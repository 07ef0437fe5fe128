import type { Machine } from '@/lib/client/run/events'
import { openMachine } from '@/lib/client/run/machine'

type Progress = (loaded: number, total: number) => void

let machine: Promise<Machine> | undefined
let report: Progress = () => {}

/**
 * The one machine of the page, which all panels share: a program may follow on the chain that
 * another left. After a failure the next call tries again.
 *
 * @param onProgress is told the bytes that come, until another call
 */
export function sharedMachine(onProgress: Progress): Promise<Machine> {
  report = onProgress
  machine ??= openMachine((loaded, total) => report(loaded, total)).catch(
    (error: unknown) => {
      machine = undefined
      throw error
    },
  )
  return machine
}

/** Gives back what the machine holds. The next run opens another. */
export function closeMachine(): void {
  const closing = machine
  machine = undefined
  closing?.then(
    (open) => {
      // A panel that was opened meanwhile has the same machine.
      if (!machine) open.close()
    },
    () => {},
  )
}
