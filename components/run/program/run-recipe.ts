import { compilerModule } from '@/packages/program-runner/src/protocol/contract'
import type {
  RunEvent,
  RunFault,
  RunRequest,
} from '@/packages/program-runner/src/protocol/events'
import {
  type ProgramBytes,
  startTimeout,
  type ToRecipe,
} from '@/packages/program-runner/src/protocol/messages'
import type { Chain } from './chain'
import { machineFile, type Recipe } from './contract'
import type { Files } from './files'
import { createMeter } from './meter'
import { deployedIn, neededFiles, packagesIn } from './needs'
import { shownText } from './printed-text'
import { recipeEvent } from './recipe-event'
import type { RecipeWorkers } from './recipe-workers'
import type { Workers } from './workers'

/** The environment that recipes run in. */
export interface Environment {
  readonly files: Files
  readonly workers: Workers
  readonly recipes: RecipeWorkers
  readonly chain: Chain
}

/** A recipe with all that it needs. */
interface Prepared {
  readonly message: ToRecipe
  readonly programs: readonly ProgramBytes[]
}

/**
 * Starts a recipe in a worker of its own.
 *
 * @param signal aborts at the end of the run
 * @throws RunFault when a file does not load
 */
export async function runRecipe(
  request: RunRequest,
  { chain, files, recipes, workers }: Environment,
  on: (event: RunEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { message, programs } = await prepare(request, files, workers)
  if (signal.aborted) return
  const worker = recipes.take()
  let startedAt: number | undefined
  const sinceStart = () => performance.now() - (startedAt ?? performance.now())
  const fail = (problem: string) => {
    console.warn('The worker of a program failed:', problem)
    const fault: RunFault = { missing: 'worker' }
    const end = { type: 'ended', how: 'failed' } as const
    // Once a program runs, it causes its failures.
    if (startedAt === undefined) on({ ...end, fault, milliseconds: 0 })
    else {
      const error = { message: shownText(problem) }
      on({ ...end, error, milliseconds: sinceStart() })
    }
  }
  const timer = setTimeout(() => fail('no answer'), startTimeout)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const isWithinLimits = createMeter(on, sinceStart)
  worker.page.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (signal.aborted) return
    // Any first message means that it has started.
    clearTimeout(timer)
    startedAt ??= performance.now()
    const event = recipeEvent(data)
    if (!isWithinLimits(event)) return
    if (event?.type === 'ended') on({ ...event, milliseconds: sinceStart() })
    else if (event) on(event)
  }
  const { keepChain } = request
  chain.serve(worker.chain, { keepChain, programs, on })
  worker.run(message, fail)
}

async function prepare(
  { file, source }: RunRequest,
  { fetch, list }: Files,
  workers: Workers,
): Promise<Prepared> {
  const described = (await fetch([file])).get(file)
  const recipe: Recipe = JSON.parse(new TextDecoder().decode(described))
  const isEdited = source !== undefined
  const more = isEdited ? [...neededFiles([source], list), compilerModule] : []
  const names = [...new Set([...recipe.needs, ...more])]
  const isModule = (name: string) => list[name]?.imports !== undefined
  const [contents] = await Promise.all([
    fetch(names.filter((name) => !isModule(name))),
    workers.load(names.filter(isModule)),
  ])
  const programs = [...contents].flatMap(([name, bytes]) => {
    const { program } = list[name] ?? {}
    return program ? [{ ...program, bytes }] : []
  })
  const wasm = contents.get(machineFile)
  const bytecode = [...contents].filter(([name]) => /^bytecode\//.test(name))
  const deployed = deployedIn(list)
  const own = programs.filter((program) => !program.deployed)
  return {
    programs: programs.filter(
      (program) => program.deployed || !deployed.has(program.address),
    ),
    message: {
      modules: recipe.modules,
      files: new Map(bytecode),
      ...(isEdited && { source, packages: packagesIn(list) }),
      ...(wasm && { machine: { wasm, programs: own } }),
    },
  }
}
