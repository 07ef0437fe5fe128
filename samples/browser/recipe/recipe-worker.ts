import type { RunEvent } from '../../../lib/client/run/events'
import type { ToRecipe } from '../../../lib/client/run/messages'
import type { RecipeModule } from '../../../lib/shared/run/contract'
import { linkModule } from '../../../lib/shared/run/link'
import { openMachine } from '../litesvm/open'
import { writeFileSync } from '../node/fs'
import { basename } from '../node/path'
import { process } from '../node/process'
import { createConsole } from './console'
import { describeFailure, placeIn } from './failure'
import { connectTo } from './chain-port'
import { allOver, watchCrypto, watchTimers } from './waiting'

type Addresses = Readonly<Record<string, string>>

/** Runs the one recipe that the page sends. */
export function start(
  addresses: Addresses,
  [page, chain]: readonly MessagePort[],
): void {
  if (!page || !chain) throw new Error('A recipe needs two ports')
  page.onmessage = ({ data }: MessageEvent<ToRecipe>) =>
    run(data, addresses, page, chain)
}

async function run(
  { files, machine, modules, source }: ToRecipe,
  addresses: Addresses,
  page: MessagePort,
  chain: MessagePort,
): Promise<void> {
  const send = (event: RunEvent) => page.postMessage(event)
  const startedAt = performance.now()
  const end = (how: 'done' | 'failed', error?: unknown) => {
    const milliseconds = performance.now() - startedAt
    const description =
      how === 'failed' ? { error: describeFailure(error, file) } : {}
    send({ type: 'ended', how, milliseconds, ...description })
    self.close()
  }
  const file = modules.at(-1)?.file ?? ''
  preparePrinting(send)
  addEventListener('error', (event) => {
    event.preventDefault()
    end('failed', event.error)
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    end('failed', event.reason)
  })
  for (const [name, bytes] of files) writeFileSync(basename(name), bytes)
  try {
    if (machine) await openMachine(machine)
    const changed = source === undefined ? [] : [await compile(source, file)]
    const all = [...modules.slice(0, -1), ...changed].concat(
      changed.length > 0 ? [] : modules.slice(-1),
    )
    connectTo(chain)
    watchTimers()
    watchCrypto()
    await import(link(all, addresses))
    await allOver()
    end('done')
  } catch (error) {
    end('failed', error)
  }

  async function compile(text: string, name: string): Promise<RecipeModule> {
    const compiler: typeof import('../../../lib/shared/run/compile') =
      await import(addresses.compile ?? '')
    return { file: name, ...(await compiler.compile(text, name)) }
  }
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
      const error = new Error(`There is no package or file "${name}" here`)
      throw Object.assign(error, { loc: placeIn(code, from) })
    }
    last = linkModule({ code, imports }, addressOf)
    own.set(file, last)
  }
  return last
}

/** More than this would fill the page's memory. */
const mostText = 1_000_000

function preparePrinting(send: (event: RunEvent) => void): void {
  let printed = 0
  const print = (
    level: Extract<RunEvent, { type: 'print' }>['level'],
    text: string,
  ) => {
    if (printed > mostText) return
    printed += text.length + 1
    if (printed > mostText)
      send({ type: 'print', level: 'warn', text: 'The rest is left out.' })
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
