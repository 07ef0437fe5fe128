import type {
  Machine,
  RanTransaction,
  RunEvent,
  RunRequest,
} from '../../lib/client/run/events'
import { type AnyPage, callIn } from './any-page'

declare global {
  var openMachine: (
    onProgress: (loaded: number, total: number) => void,
    limits?: { longestRun: number },
  ) => Promise<Machine>
}

interface Options extends Partial<RunRequest> {
  readonly file: string
  /** The time limit of the machine, which the first run sets. */
  readonly longestRun?: number
  /** Stops the run when it prints this. */
  readonly stopAt?: string
}

/** What a run told. */
export interface Ran {
  readonly output: string
  readonly events: readonly RunEvent[]
  readonly ended: Extract<RunEvent, { type: 'ended' }>
  readonly transactions: readonly RanTransaction[]
  /** From the call to the last event, with all that had to be fetched. */
  readonly milliseconds: number
}

/** Runs a recipe in a page that has the machine. */
export async function runInPage(page: AnyPage, options: Options): Promise<Ran> {
  const { events, milliseconds } = await callIn(
    page,
    async ({ keepChain = false, longestRun = 60_000, stopAt, ...request }) => {
      const startedAt = performance.now()
      const machine = await openMachine(() => {}, { longestRun })
      const all: RunEvent[] = []
      await new Promise<void>((resolve) =>
        machine.run({ keepChain, ...request }, (event) => {
          all.push(event)
          if (event.type === 'ended') resolve()
          if (event.type === 'print' && event.text === stopAt) machine.stop()
        }),
      )
      return { events: all, milliseconds: performance.now() - startedAt }
    },
    options,
  )
  const ended = events.at(-1)
  if (ended?.type !== 'ended') throw new Error('A run ended without its end')
  const printed = events.flatMap((event) =>
    event.type === 'print' ? [event.text] : [],
  )
  return {
    events,
    ended,
    milliseconds,
    output: printed.join('\n').replace(/\n+$/, ''),
    transactions: events.flatMap((event) =>
      event.type === 'transaction' ? [event.transaction] : [],
    ),
  }
}
