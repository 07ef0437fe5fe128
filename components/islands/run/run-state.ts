import type {
  RanTransaction,
  RunError,
  RunEvent,
  RunFault,
} from '@/lib/client/run/events'
import { type LoggedRequest, logRequest } from './request-log'

/** Lines of output that stay; a program that prints without end would fill the page. */
export const mostLines = 1000
/** Transactions that stay, the last ones. */
const mostTransactions = 100

interface PrintedLine {
  readonly key: number
  readonly level: 'log' | 'info' | 'warn' | 'error'
  readonly text: string
}

/** What is known of a run, for the panel that shows it. */
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
  /** Bytes that have come and all that are awaited, before the first run. */
  readonly loaded: number
  readonly total: number
  readonly lines: readonly PrintedLine[]
  /** The number of lines printed, with those that are cut off. */
  readonly printed: number
  /** True when the program has printed more than is told. */
  readonly hasRest: boolean
  readonly transactions: readonly RanTransaction[]
  readonly requests: readonly LoggedRequest[]
  readonly milliseconds: number
  readonly error?: RunError | undefined
  readonly exitCode?: number | undefined
  readonly fault?: RunFault | undefined
  /** True where the program held its frame, which was taken away. */
  readonly isFrameGone?: boolean | undefined
  /** True when a changed program runs, which no record belongs to. */
  readonly edited: boolean
}

export type RunAction =
  | RunEvent
  /** What has come since the last frame, in its order. */
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
