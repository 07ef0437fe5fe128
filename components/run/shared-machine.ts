import type { Machine } from '@/packages/program-runner/src/protocol/events'
import { keepChain } from './keep-chain'
import { openMachine } from './program/machine'

type Progress = (loaded: number, total: number) => void

let machine: Promise<Machine> | undefined
let report: Progress = () => {}
let holders = 0

/**
 * The one machine of the page, which all panels share: a program may continue on the chain of
 * another one. After a failure the next call tries again.
 *
 * @param onProgress called with the loaded and the total bytes, until another call
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

/**
 * Holds the machine for a panel. It closes with the last panel, and the next run opens another.
 *
 * @returns the function that releases it
 */
export function holdMachine(): () => void {
  holders += 1
  return () => {
    holders -= 1
    if (holders > 0) return
    closeMachine()
    // The next machine has another chain.
    keepChain(false)
  }
}

function closeMachine(): void {
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
