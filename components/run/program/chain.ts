import type {
  RunEvent,
  RunFault,
} from '@/packages/program-runner/src/protocol/events'
import {
  type FromChain,
  type ProgramBytes,
  startTimeout,
  type ToChain,
} from '@/packages/program-runner/src/protocol/messages'
import type { Workers } from './workers'

/** The interface of the chain worker for the page. */
export interface Chain {
  /** Serves a recipe through its port, on this chain or a fresh one. */
  serve(
    recipe: MessagePort,
    options: {
      readonly keepChain: boolean
      /** Programs of the recipe; those that are already on the chain are not sent again. */
      readonly programs: readonly ProgramBytes[]
      readonly on: (event: RunEvent) => void
    },
  ): void
  /** Ends the service. Resolves after its last event. */
  rest(): Promise<void>
}

/** A chain that does not respond in this time, in milliseconds, is replaced by a fresh one. */
const timeout = 3_000

/**
 * Starts the chain worker.
 *
 * @throws RunFault when the worker or the virtual machine does not start
 */
export async function openChain(
  workers: Workers,
  wasm: Uint8Array<ArrayBuffer>,
): Promise<Chain> {
  const there = new Set<string>()
  let port: MessagePort
  let listener: (event: RunEvent) => void = () => {}
  let onRested: () => void = () => {}
  let resting: Promise<void> | undefined
  const send = (message: ToChain, ports: readonly MessagePort[] = []) =>
    port.postMessage(message, [...ports])

  function begin(): Promise<void> {
    const { port1, port2 } = new MessageChannel()
    port = port1
    there.clear()
    return new Promise((resolve, reject) => {
      const fail = (missing: RunFault['missing'], message: string) => {
        clearTimeout(timer)
        console.warn('The chain worker failed:', message)
        const fault: RunFault = { missing }
        reject(fault)
        listener({ type: 'ended', how: 'failed', fault, milliseconds: 0 })
      }
      const timer = setTimeout(() => fail('worker', 'no answer'), startTimeout)
      let isOpen = false
      port.onmessage = ({ data }: MessageEvent<FromChain | RunEvent>) => {
        switch (data.type) {
          case 'opened':
            clearTimeout(timer)
            isOpen = true
            return resolve()
          case 'rested':
            return onRested()
          case 'failed':
            return fail(isOpen ? 'worker' : 'wasm', data.message)
          default:
            listener(data)
        }
      }
      workers.start('chain', [port2], (message) => fail('worker', message))
      send({ type: 'open', wasm })
    })
  }

  await begin()
  return {
    serve(recipe, { keepChain, on, programs }) {
      listener = on
      const missing = programs.filter(({ address }) => !there.has(address))
      for (const { address } of missing) there.add(address)
      send({ type: 'serve', keepChain, programs: missing }, [recipe])
    },
    rest() {
      // Two runs that end together share one promise.
      resting ??= rest().finally(() => {
        resting = undefined
      })
      return resting
    },
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      // A recipe may have overloaded the chain with requests.
      const timer = setTimeout(
        () => begin().then(resolve, () => resolve()),
        timeout,
      )
      onRested = () => {
        clearTimeout(timer)
        resolve()
      }
      send({ type: 'rest' })
    })
  }
}
