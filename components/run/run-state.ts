import type {
  RanTransaction,
  RunError,
  RunEvent,
  RunFault,
} from '@/packages/program-runner/src/protocol/events'
import { type LoggedRequest, logRequest } from './request-log'

/** The lines of output that the panel shows, the last ones: a program may print endlessly. */
export const mostLines = 1000
/** The transactions that the panel shows, the last ones. */
const mostTransactions = 100
/** The missing programs that the panel names, the first ones. */
const mostMissing = 5

interface PrintedLine {
  readonly key: number
  readonly level: 'log' | 'info' | 'warn' | 'error'
  readonly text: string
}

/** The state of a run, for its panel. */
export interface RunState {
  readonly phase: /** Nothing has been started. */
    | 'ready'
    | 'loading'
    | 'running'
    | 'done'
    | 'failed'
    | 'stopped'
    | 'time'
    | 'fault'
  /** The bytes loaded and the total, before the first run. */
  readonly loaded: number
  readonly total: number
  readonly lines: readonly PrintedLine[]
  /** The number of lines printed, including dropped ones. */
  readonly printed: number
  /** True when the program has printed more than the limit. */
  readonly hasRest: boolean
  /** True when the program asked for an address that cannot be reached here. */
  readonly isRefused: boolean
  /** The addresses of programs that were called and are not on the chain. */
  readonly missing: readonly string[]
  readonly transactions: readonly RanTransaction[]
  readonly requests: readonly LoggedRequest[]
  readonly milliseconds: number
  readonly error?: RunError | undefined
  readonly exitCode?: number | undefined
  readonly fault?: RunFault | undefined
  /** True if the program blocked its frame, which was removed. */
  readonly isFrameGone?: boolean | undefined
  /** True when a changed program runs, which has no record. */
  readonly edited: boolean
}

export type RunAction =
  | RunEvent
  /** The events since the last frame, in order. */
  | { readonly type: 'events'; readonly events: readonly RunEvent[] }
  | { readonly type: 'load'; readonly edited: boolean }
  | {
      readonly type: 'progress'
      readonly loaded: number
      readonly total: number
    }
  | { readonly type: 'start' }
  | { readonly type: 'fault'; readonly fault: RunFault }

export const newRun: RunState = {
  phase: 'ready',
  loaded: 0,
  total: 0,
  lines: [],
  printed: 0,
  hasRest: false,
  isRefused: false,
  missing: [],
  transactions: [],
  requests: [],
  milliseconds: 0,
  edited: false,
}

/** The state after an event. */
export function reduceRun(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'load':
      return { ...newRun, phase: 'loading', edited: action.edited }
    case 'progress':
      return { ...state, loaded: action.loaded, total: action.total }
    case 'start':
      return { ...state, phase: 'running' }
    case 'fault':
      return { ...state, phase: 'fault', fault: action.fault }
    case 'events':
      return action.events.reduce(reduceRun, state)
    case 'print': {
      const { level, text } = action
      const line = { key: state.printed, level, text }
      return {
        ...state,
        lines: [...state.lines, line].slice(-mostLines),
        printed: state.printed + 1,
      }
    }
    case 'rest':
      return { ...state, hasRest: true }
    case 'refused':
      return { ...state, isRefused: true }
    case 'missing':
      return {
        ...state,
        missing: [...new Set([...state.missing, action.program])].slice(
          0,
          mostMissing,
        ),
      }
    case 'transaction':
      return {
        ...state,
        transactions: [...state.transactions, action.transaction].slice(
          -mostTransactions,
        ),
      }
    case 'request':
      return { ...state, requests: logRequest(state.requests, action.request) }
    case 'ended':
      return {
        ...state,
        phase: action.fault ? 'fault' : action.how,
        fault: action.fault,
        error: action.error,
        exitCode: action.exitCode,
        isFrameGone: action.isFrameGone,
        milliseconds: action.milliseconds,
      }
  }
}

/** True while there is something to stop. */
export const isBusy = ({ phase }: RunState) =>
  phase === 'loading' || phase === 'running'

/** The whole output, as the record of samples has it. */
export const outputOf = ({ lines }: RunState) =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trimEnd()
