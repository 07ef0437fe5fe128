import { useEffect, useReducer, useRef } from 'react'
import type {
  Machine,
  RunEvent,
  RunFault,
} from '@/packages/program-runner/src/protocol/events'
import { isChainKept } from './keep-chain'
import { newRun, type RunState, reduceRun } from './run-state'

/** Loads the one machine of the page. Rejects with a RunFault. */
export type GetMachine = (
  onProgress: (loaded: number, total: number) => void,
) => Promise<Machine>

/** The state of a run, and the functions that start and stop it. */
export interface Run {
  readonly state: RunState
  /** Starts again; a source runs in place of the recipe, and `edited` says whether it differs. */
  readonly start: (source?: string, edited?: boolean) => void
  readonly stop: () => void
}

/** Runs a recipe. Ignores late events of an earlier start. */
export function useRun(file: string, getMachine: GetMachine): Run {
  const [state, dispatch] = useReducer(reduceRun, newRun)
  const current = useRef<{ machine?: Machine }>({})

  const start = async (source: string | undefined, edited: boolean) => {
    const mine: { machine?: Machine } = {}
    current.current = mine
    const isMine = () => current.current === mine
    const handle = oncePerFrame((events) => {
      if (isMine()) dispatch({ type: 'events', events })
    })
    dispatch({ type: 'load', edited })
    try {
      const machine = await getMachine((loaded, total) => {
        if (isMine()) dispatch({ type: 'progress', loaded, total })
      })
      if (!isMine()) return
      mine.machine = machine
      dispatch({ type: 'start' })
      const request = { file, keepChain: isChainKept() }
      machine.run(
        source === undefined ? request : { ...request, source },
        (event) => {
          // From now on, the machine may run another program.
          if (event.type === 'ended') delete mine.machine
          handle(event)
        },
      )
    } catch (error) {
      if (isMine()) dispatch({ type: 'fault', fault: faultOf(error) })
    }
  }

  const stop = () => {
    const { machine } = current.current
    if (machine) return machine.stop()
    current.current = {}
    dispatch({ type: 'ended', how: 'stopped', milliseconds: 0 })
  }

  useEffect(
    () => () => {
      current.current.machine?.stop()
      current.current = {}
    },
    [],
  )
  return {
    state,
    start: (source, edited = false) => void start(source, edited),
    stop,
  }
}

/** Milliseconds after which events are dispatched without a frame: a hidden page has none. */
const longestFrame = 100

/**
 * Batches events by frame: a program may print more often than the page can render. The end of a
 * run flushes them at once.
 */
function oncePerFrame(
  handle: (events: readonly RunEvent[]) => void,
): (event: RunEvent) => void {
  let events: RunEvent[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    if (events.length > 0) handle(events)
    events = []
  }
  return (event) => {
    if (events.push(event) === 1) {
      frame = requestAnimationFrame(flush)
      timer = setTimeout(flush, longestFrame)
    }
    if (event.type === 'ended') flush()
  }
}

/** The fault that the machine reports; any other error means a file that did not load. */
function faultOf(error: unknown): RunFault {
  if (isFault(error)) return error
  console.warn('Programs cannot run here:', error)
  return { missing: 'file' }
}

const isFault = (error: unknown): error is RunFault =>
  typeof error === 'object' && error !== null && 'missing' in error
