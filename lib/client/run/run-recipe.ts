import {
  compilerModule,
  machineFile,
  type Recipe,
} from '../../shared/run/contract'
import { neededFiles } from '../../shared/run/needs'
import type { Chain } from './chain'
import type { RunEvent, RunRequest } from './events'
import type { Files } from './files'
import type { ProgramBytes, ToRecipe } from './messages'
import { recipeEvent } from './recipe-event'
import type { Workers } from './workers'

/** Where recipes run. */
export interface Place {
  readonly files: Files
  readonly workers: Workers
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
 * @param signal of a run that is still wanted
 * @throws RunFault when a file does not come
 */
export async function runRecipe(
  request: RunRequest,
  { chain, files, workers }: Place,
  on: (event: RunEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { message, programs } = await prepare(request, files, workers)
  if (signal.aborted) return
  const toPage = new MessageChannel()
  const toChain = new MessageChannel()
  toPage.port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    const event = recipeEvent(data)
    if (event) on(event)
  }
  const { keepChain } = request
  chain.serve(toChain.port1, { keepChain, programs, on })
  workers.start('recipe', [toPage.port2, toChain.port2], (problem) =>
    on({
      type: 'ended',
      how: 'failed',
      error: { message: problem },
      milliseconds: 0,
    }),
  )
  toPage.port1.postMessage(message)
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
  return {
    programs,
    message: {
      modules: recipe.modules,
      files: new Map(bytecode),
      ...(isEdited && { source }),
      ...(wasm && { machine: { wasm, programs } }),
    },
  }
}
