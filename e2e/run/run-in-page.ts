import type {
  Machine,
  RanTransaction,
  RunEvent,
  RunRequest,
} from '../../packages/program-runner/src/protocol/events'

declare global {
  var openMachine: (
    onProgress: (loaded: number, total: number) => void,
    limits?: { longestRun: number },
  ) => Promise<Machine>
}

/** A page of Playwright, or of the plain WebDriver. */
interface AnyPage {
  evaluate(expression: string): Promise<unknown>
}

interface Options extends Partial<RunRequest> {
  readonly file: string
  /** The time limit of the machine, which the first run sets. */
  readonly longestRun?: number
}

/** The events of a run. */
export interface Ran {
  readonly output: string
  readonly events: readonly RunEvent[]
  readonly ended: Extract<RunEvent, { type: 'ended' }>
  readonly transactions: readonly RanTransaction[]
  /** From the call to the last event, including all fetches. */
  readonly milliseconds: number
}

/** Runs a recipe in a page that has the machine. */
export async function runInPage(page: AnyPage, options: Options): Promise<Ran> {
  const run = async ({
    keepChain = false,
    longestRun = 60_000,
    ...request
  }: Options) => {
    const startedAt = performance.now()
    const machine = await openMachine(() => {}, { longestRun })
    const events: RunEvent[] = []
    await new Promise<void>((resolve) =>
      machine.run({ keepChain, ...request }, (event) => {
        events.push(event)
        if (event.type === 'ended') resolve()
      }),
    )
    return { events, milliseconds: performance.now() - startedAt }
  }
  // Argument and value are JSON, which every driver supports.
  const text = await page.evaluate(
    `(${run})(${JSON.stringify(options)}).then(JSON.stringify)`,
  )
  const { events, milliseconds }: Pick<Ran, 'events' | 'milliseconds'> =
    JSON.parse(String(text))
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
