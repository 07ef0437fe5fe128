import type { RunEvent } from '../../../lib/client/run/events'
import type {
  RecipeAhead,
  RecipeStarted,
  ToRecipe,
} from '../../../lib/client/run/messages'
import {
  leastPrint,
  mostText,
  type RecipeModule,
} from '../../../lib/shared/run/contract'
import { linkModule } from '../../../lib/shared/run/link'
import { openMachine } from '../litesvm/open'
import { writeFileSync } from '../node/fs'
import { basename } from '../node/path'
import { process } from '../node/process'
import { createConsole } from './console'
import { describeFailure, inSource, placeIn } from './failure'
import { connectTo } from './chain-port'
import { nameModule, useNodeStacks } from './stacks'
import { allOver, rejectionsTold, watchBrowser, watchTimers } from './waiting'

type Ended = Extract<RunEvent, { type: 'ended' }>
type Addresses = Readonly<Record<string, string>>

/** Runs the one recipe that the page sends. */
export function start(
  addresses: Addresses,
  [page, chain]: readonly MessagePort[],
): void {
  if (!page || !chain) throw new Error('A recipe needs two ports')
  // Packages keep what they find when they load.
  watchTimers()
  watchBrowser()
  useNodeStacks()
  page.onmessage = ({ data }: MessageEvent<ToRecipe | RecipeAhead>) => {
    if ('ahead' in data) loadAhead(data.ahead, addresses)
    else run(data, addresses, page, chain)
  }
}

/** Loads packages that the recipe will probably import; what fails here fails again there. */
function loadAhead(names: readonly string[], addresses: Addresses): void {
  for (const name of names) {
    const address = addresses[name]
    if (address) import(address).catch(() => {})
  }
}

async function run(
  { files, machine, modules, source }: ToRecipe,
  addresses: Addresses,
  page: MessagePort,
  chain: MessagePort,
): Promise<void> {
  let isOver = false
  // A program can change what it finds by name.
  const post = page.postMessage.bind(page)
  const send = (event: RunEvent | RecipeStarted) => {
    if (!isOver) post(event)
  }
  const startedAt = performance.now()
  send({ type: 'started' })
  const end = (outcome: Pick<Ended, 'how' | 'error' | 'exitCode'>) => {
    const milliseconds = performance.now() - startedAt
    send({ type: 'ended', milliseconds, ...outcome })
    // Nothing of what may still happen counts.
    isOver = true
    self.close()
  }
  const file = modules.at(-1)?.file ?? ''
  let code = ''
  const fail = (error: unknown) => {
    const found = describeFailure(error, file)
    end({ how: 'failed', error: code ? inSource(found, source, code) : found })
  }
  const exit = (code: typeof process.exitCode) => end(outcomeOf(code))
  preparePrinting(send)
  process.exit = (code = process.exitCode) => {
    exit(code)
    // What called it does not go on.
    throw new Error(`exit ${code ?? 0}`)
  }
  addEventListener('error', (event) => {
    event.preventDefault()
    fail(event.error)
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    fail(event.reason)
  })
  for (const [name, bytes] of files) writeFileSync(basename(name), bytes)
  try {
    if (machine) await openMachine(machine)
    const changed = source === undefined ? [] : [await compile(source, file)]
    const all = [...modules.slice(0, -1), ...changed].concat(
      changed.length > 0 ? [] : modules.slice(-1),
    )
    code = all.at(-1)?.code ?? ''
    connectTo(chain)
    await import(link(all, addresses))
    await allOver()
    await rejectionsTold()
    exit(process.exitCode)
  } catch (error) {
    fail(error)
  }

  async function compile(text: string, name: string): Promise<RecipeModule> {
    const compiler: typeof import('../../../lib/shared/run/compile') =
      await import(addresses.compile ?? '')
    return { file: name, ...(await compiler.compile(text, name)) }
  }
}

/** How a program has ended that ends with a code. */
function outcomeOf(
  code: typeof process.exitCode,
): Pick<Ended, 'how' | 'exitCode'> {
  const exitCode = Number(code ?? 0)
  return exitCode === 0 ? { how: 'done' } : { how: 'failed', exitCode }
}

/** Links modules that import each other, and returns the address of the last. */
function link(modules: readonly RecipeModule[], addresses: Addresses): string {
  const own = new Map<string, string>()
  let last = ''
  for (const { code, file, imports } of modules) {
    const addressOf = (name: string) => own.get(name) ?? addresses[name] ?? ''
    const missing = imports.find(([, , name]) => !addressOf(name))
    if (missing) {
      const [from, , name] = missing
      // Node's own words.
      const error = new Error(`Cannot find package '${name}'`)
      const found = { code: 'ERR_MODULE_NOT_FOUND', loc: placeIn(code, from) }
      throw Object.assign(error, found)
    }
    last = linkModule({ code, imports }, addressOf)
    own.set(file, last)
    nameModule(last, file)
  }
  return last
}

function preparePrinting(send: (event: RunEvent) => void): void {
  let printed = 0
  const print = (
    level: Extract<RunEvent, { type: 'print' }>['level'],
    text: string,
  ) => {
    if (printed > mostText) return
    printed += Math.max(text.length, leastPrint)
    if (printed > mostText) send({ type: 'rest' })
    else send({ type: 'print', level, text })
  }
  Object.assign(console, createConsole(print))
  const write = (level: 'log' | 'error') => (text: string) => {
    print(level, text.replace(/\n$/, ''))
    return true
  }
  process.stdout.write = write('log')
  process.stderr.write = write('error')
}
