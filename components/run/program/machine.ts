import type {
  Machine,
  RunEvent,
  RunFault,
  RunRequest,
} from '@/packages/program-runner/src/protocol/events'
import { openChain } from './chain'
import { machineFile } from './contract'
import { openFiles } from './files'
import { createRecipeWorkers } from './recipe-workers'
import { type Environment, runRecipe } from './run-recipe'
import { openWorkers } from './workers'

type OnProgress = (loaded: number, total: number) => void
type Ended = Extract<RunEvent, { type: 'ended' }>

interface Limits {
  /** The time limit of a recipe, in milliseconds. */
  readonly longestRun: number
}

let opened: Promise<Machine> | undefined
const listeners = new Set<OnProgress>()

/**
 * Starts the program runner. Later calls get the same machine.
 *
 * @param onProgress called with the loaded and the total bytes; also when a recipe needs more
 * @throws RunFault saying what this browser or host lacks
 */
export function openMachine(
  onProgress: OnProgress,
  limits: Limits = { longestRun: 60_000 },
): Promise<Machine> {
  listeners.add(onProgress)
  opened ??= open(limits).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open({ longestRun }: Limits): Promise<Machine> {
  if (typeof WebAssembly === 'undefined') throw fault({ missing: 'wasm' })
  // A page in an insecure context has none, and so no Ed25519.
  if (!globalThis.crypto?.subtle) throw fault({ missing: 'ed25519' })
  let environment: Promise<Environment> | undefined = Promise.resolve(
    await openEnvironment(),
  )
  let present: Run | undefined
  const getEnvironment = () => {
    environment ??= openEnvironment()
    return environment
  }
  const closeEnvironment = () => {
    environment?.then(
      ({ workers }) => workers.close(),
      () => {},
    )
    environment = undefined
  }
  return {
    run(request, on) {
      present?.stop('stopped')
      const before = present?.finished
      const run = new Run(request, {
        before,
        longestRun,
        getEnvironment,
        closeEnvironment,
        onEvent: on,
      })
      present = run
      run.finished.then(async () => {
        const { recipes } = (await environment) ?? {}
        if (present === run) recipes?.prepare()
      })
    },
    stop: () => present?.stop('stopped'),
    close() {
      present?.stop('stopped')
      present = undefined
      opened = undefined
      listeners.clear()
      closeEnvironment()
    },
  }
}

async function openEnvironment(): Promise<Environment> {
  const files = await openFiles((loaded, total) => {
    for (const listener of listeners) listener(loaded, total)
  })
  const opening = openWorkers(files)
  const [contents, workers] = await Promise.all([
    files.fetch([machineFile]),
    opening,
  ]).catch((error) => {
    opening.then(
      (opened) => opened.close(),
      () => {},
    )
    throw error
  })
  try {
    const wasm = contents.get(machineFile) ?? new Uint8Array()
    return {
      files,
      workers,
      recipes: createRecipeWorkers(workers),
      chain: await openChain(workers, wasm),
    }
  } catch (error) {
    workers.close()
    throw error
  }
}

interface RunOptions extends Limits {
  /** Where it runs: a new one after the last one was closed. */
  readonly getEnvironment: () => Promise<Environment>
  /** Closes the environment that a program blocks. */
  readonly closeEnvironment: () => void
  readonly onEvent: (event: RunEvent) => void
  /** Settles at the end of the previous run. */
  readonly before: Promise<void> | undefined
}

/** One run of a recipe, from its start to its last event. */
class Run {
  readonly finished: Promise<void>
  private readonly over = new AbortController()
  private readonly startedAt = performance.now()
  private readonly timer: ReturnType<typeof setTimeout>
  private finish: () => void = () => {}
  private environment: Environment | undefined
  /** True after the last event. Events of the chain for the program precede it. */
  private isReported = false

  constructor(
    request: RunRequest,
    private readonly options: RunOptions,
  ) {
    this.finished = new Promise((resolve) => {
      this.finish = resolve
    })
    const { longestRun } = options
    this.timer = setTimeout(() => this.stop('time'), longestRun)
    this.start(request)
  }

  stop(how: 'stopped' | 'time'): void {
    this.end({ type: 'ended', how, milliseconds: this.milliseconds })
  }

  private async start(request: RunRequest): Promise<void> {
    const { before, getEnvironment } = this.options
    const { signal } = this.over
    try {
      await before
      const environment = await getEnvironment()
      if (signal.aborted) return
      this.environment = environment
      await runRecipe(
        request,
        environment,
        (event) => this.report(event),
        signal,
      )
    } catch (error) {
      const { milliseconds } = this
      const reason = isFault(error)
        ? { fault: error }
        : { error: { message: String(error) } }
      this.end({ type: 'ended', how: 'failed', milliseconds, ...reason })
    }
  }

  private get milliseconds(): number {
    return performance.now() - this.startedAt
  }

  private report(event: RunEvent): void {
    if (this.isReported) return
    if (event.type === 'ended') this.end(event)
    else this.options.onEvent(event)
  }

  private async end(event: Ended): Promise<void> {
    if (this.over.signal.aborted) return
    this.over.abort()
    clearTimeout(this.timer)
    const { closeEnvironment, onEvent } = this.options
    const { environment } = this
    const isHeld =
      environment !== undefined && !(await environment.recipes.end())
    if (isHeld) closeEnvironment()
    else await environment?.chain.rest()
    this.isReported = true
    onEvent(isHeld ? { ...event, isFrameGone: true } : event)
    this.finish()
  }
}

const fault = (missing: RunFault): RunFault => missing

function isFault(error: unknown): error is RunFault {
  return typeof error === 'object' && error !== null && 'missing' in error
}
