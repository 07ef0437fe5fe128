import { useEffect, useReducer, useRef } from 'react'
import type { Machine, RunEvent, RunFault } from '@/lib/client/run/events'
import { isChainKept } from './keep-chain'
import { newRun, type RunState, reduceRun } from './run-state'

/** Gives the one machine of the page. Rejects with a RunFault. */
export type GetMachine = (
  onProgress: (loaded: number, total: number) => void,
) => Promise<Machine>

/** A run of one program, and what starts and stops it. */
export interface Run {
  readonly state: RunState
  /** Starts anew; with a text, that runs in place of the recipe, which it may differ from. */
  readonly start: (source?: string, edited?: boolean) => void
  readonly stop: () => void
}

/** Runs a recipe. What an earlier start still tells is not heard. */
export function useRun(file: string, getMachine: GetMachine): Run {
  const [state, dispatch] = useReducer(reduceRun, newRun)
  const current = useRef<{ machine?: Machine }>({})

  const start = async (source: string | undefined, edited: boolean) => {
    const mine: { machine?: Machine } = {}
    current.current = mine
    const isMine = () => current.current === mine
    const tell = oncePerFrame((events) => {
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
          // The machine may run another program from then on.
          if (event.type === 'ended') delete mine.machine
          tell(event)
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

/**
 * Collects events: a program may print more often than the page can show. The end of a run waits
 * for nothing, because a hidden page has no frames.
 */
function oncePerFrame(
  tell: (events: readonly RunEvent[]) => void,
): (event: RunEvent) => void {
  let events: RunEvent[] = []
  const flush = () => {
    if (events.length > 0) tell(events)
    events = []
  }
  return (event) => {
    if (events.push(event) === 1) requestAnimationFrame(flush)
    if (event.type === 'ended') flush()
  }
}

/** What is missing, as the machine says; anything else is a file that did not come. */
function faultOf(error: unknown): RunFault {
  if (isFault(error)) return error
  console.warn('Programs cannot run here:', error)
  return { missing: 'file' }
}

const isFault = (error: unknown): error is RunFault =>
  typeof error === 'object' && error !== null && 'missing' in error
