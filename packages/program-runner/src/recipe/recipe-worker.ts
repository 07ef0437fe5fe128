import { onMissingProgram } from '../../../vm/litesvm/not-here'
import { writeFileSync } from '../node/fs'
import { basename, dirname } from '../node/path'
import { process } from '../node/process'
import { withPrefix } from '../node-modules'
import { openVm } from '../open-vm'
import {
  findImport,
  importMeta,
  leastPrint,
  mostText,
  type RecipeModule,
} from '../protocol/contract'
import type { RunEvent } from '../protocol/events'
import { linkModule } from '../protocol/link'
import type { RecipeAhead, RecipeStarted, ToRecipe } from '../protocol/messages'
import { connectTo } from './chain-port'
import { createConsole } from './console'
import { describeFailure, inSource, placeIn } from './failure'
import { createLines } from './lines'
import { onRefused, refused } from './local-address'
import { missingModule, missingName, missingNameError } from './missing'
import { nameModule, readable, recipeAddress, useNodeStacks } from './stacks'
import { messageOfSyntax, placeOfSyntax } from './syntax'
import {
  allOver,
  rejectionsReported,
  watchBrowser,
  watchTimers,
} from './waiting'

type Ended = Extract<RunEvent, { type: 'ended' }>
type Addresses = Readonly<Record<string, string>>

/** What a program can import: what has been loaded for it, and all that there is. */
interface Imported {
  readonly addresses: Addresses
  readonly packages: readonly string[]
}

/** Ends the worker. Node has no such global, and a program would end without a word. */
const close = self.close.bind(self)

/** Runs the one recipe that the page sends. */
export function start(
  addresses: Addresses,
  [page, chain]: readonly MessagePort[],
): void {
  if (!page || !chain) throw new Error('A recipe needs two ports')
  // Packages save these globals when they load.
  watchTimers()
  watchBrowser()
  useNodeStacks()
  for (
    let holder: object | null = self;
    holder;
    holder = Object.getPrototypeOf(holder)
  )
    Reflect.deleteProperty(holder, 'close')
  for (const [name, address] of Object.entries(addresses))
    nameModule(address, name)
  page.onmessage = ({ data }: MessageEvent<ToRecipe | RecipeAhead>) => {
    if ('ahead' in data) preload(data.ahead, addresses)
    else run(data, addresses, page, chain)
  }
}

/** Loads packages that the recipe will probably import. A failure here is repeated there. */
function preload(names: readonly string[], addresses: Addresses): void {
  for (const name of names) {
    const address = addresses[name]
    if (address) import(address).catch(() => {})
  }
}

async function run(
  { files, machine, modules, packages = [], source }: ToRecipe,
  addresses: Addresses,
  page: MessagePort,
  chain: MessagePort,
): Promise<void> {
  let isOver = false
  // Saved now, because a program can change it.
  const post = page.postMessage.bind(page)
  const send = (event: RunEvent | RecipeStarted) => {
    if (!isOver) post(event)
  }
  const startedAt = performance.now()
  send({ type: 'started' })
  const end = (outcome: Pick<Ended, 'how' | 'error' | 'exitCode'>) => {
    const milliseconds = performance.now() - startedAt
    send({ type: 'ended', milliseconds, ...outcome })
    // Nothing counts that happens afterwards.
    isOver = true
    close()
  }
  const file = modules.at(-1)?.file ?? ''
  let code = ''
  process.argv[1] = pathOf(file)
  const flush = preparePrinting(send)
  let isExiting = false
  const exiting = (code: number) => {
    if (isExiting) return
    isExiting = true
    process.emit('exit', code)
    flush()
  }
  const fail = (error: unknown) => {
    exiting(1)
    const described = describeFailure(error, file)
    const found = { ...described, message: readable(described.message) }
    end({ how: 'failed', error: code ? inSource(found, source, code) : found })
  }
  const exit = (code: typeof process.exitCode) => {
    process.exitCode = code
    exiting(Number(code ?? 0))
    end(outcomeOf(process.exitCode))
  }
  onRefused(() => send({ type: 'refused' }))
  // What the policy of the frame refuses, such as an XMLHttpRequest.
  addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI } = event as SecurityPolicyViolationEvent
    if (/^(https?|wss?):/.test(blockedURI)) refused(blockedURI)
  })
  onMissingProgram((program) => send({ type: 'missing', program }))
  process.exit = (code = process.exitCode) => {
    exit(code)
    // Its caller must not continue.
    throw new Error(`exit ${code ?? 0}`)
  }
  addEventListener('error', (event) => {
    event.preventDefault()
    try {
      if (!isCaught(event.error)) fail(event.error)
    } catch (thrown) {
      // Of the program's own listener. Nothing reports an error that this listener throws.
      fail(thrown)
    }
  })
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    const { promise, reason } = event
    if (process.emit('unhandledRejection', reason, promise)) return
    if (!isCaught(reason, 'unhandledRejection')) fail(reason)
  })
  for (const [name, bytes] of files) writeFileSync(basename(name), bytes)
  try {
    if (machine) await openVm(machine)
    const changed = source === undefined ? [] : [await compile(source, file)]
    const all = [...modules.slice(0, -1), ...changed].concat(
      changed.length > 0 ? [] : modules.slice(-1),
    )
    code = all.at(-1)?.code ?? ''
    connectTo(chain)
    const imported = { addresses, packages }
    findWhileRunning(imported)
    await import(link(all, imported)).catch(explain).catch((error) => {
      if (!isCaught(error)) throw error
    })
    await allOver()
    if (process.emit('beforeExit', process.exitCode ?? 0)) await allOver()
    await rejectionsReported()
    exit(process.exitCode)
  } catch (error) {
    fail(error)
  }

  async function compile(text: string, name: string): Promise<RecipeModule> {
    const compiler = await loadCompiler()
    return { file: name, ...(await compiler.compile(text, name)) }
  }

  /**
   * Throws the error of a module that does not load with its place, and where a name is missing, with
   * the module that lacks it.
   */
  async function explain(error: unknown): Promise<never> {
    if (!(error instanceof SyntaxError) || source === undefined) throw error
    // An error of a program that runs has its place; in Safari, that of a module too.
    const { line, column = 1 } = describeFailure(error, file)
    if (line) {
      error.message = messageOfSyntax(error, code, { line, column })
      throw error
    }
    const { importedNames, withoutImports } = await loadCompiler()
    const names = importedNames(code, file)
    const missing = await missingName(names, (name) => addresses[name])
    if (!missing) {
      const loc = await placeOfSyntax(error, withoutImports(code))
      if (!loc) throw error
      const message = messageOfSyntax(error, code, loc)
      throw Object.assign(new SyntaxError(message), { loc })
    }
    throw Object.assign(missingNameError(missing), {
      loc: placeIn(code, missing.at),
    })
  }

  function loadCompiler(): Promise<typeof import('../compile')> {
    return import(addresses.compile ?? '')
  }
}

/** The outcome of a program by its exit code. */
function outcomeOf(
  code: typeof process.exitCode,
): Pick<Ended, 'how' | 'exitCode'> {
  const exitCode = Number(code ?? 0)
  return exitCode === 0 ? { how: 'done' } : { how: 'failed', exitCode }
}

/** True where the program listens for errors that nothing catches. */
const isCaught = (error: unknown, origin = 'uncaughtException') =>
  process.emit('uncaughtException', error, origin)

/** The path of a recipe for its program, as in Node. */
const pathOf = (file: string) => `/samples/${file}`

/**
 * Gives the compiled `import()` of a name that is known only when the program runs its address, and a
 * module its `import.meta`.
 */
function findWhileRunning({ addresses, packages }: Imported): void {
  const find = (specifier: unknown) => {
    const name = withPrefix(String(specifier))
    if (/^(?!node:)[a-z][\w+.-]*:/i.test(name)) return name
    const address = addresses[name]
    if (!address) throw missingModule(name, packages)
    return address
  }
  const meta = (file: string) => {
    const filename = pathOf(file)
    return {
      dirname: dirname(filename),
      filename,
      main: process.argv[1] === filename,
      url: `file://${filename}`,
    }
  }
  Object.assign(globalThis, { [findImport]: find, [importMeta]: meta })
}

/** Links modules that import each other, and returns the address of the last. */
function link(
  modules: readonly RecipeModule[],
  { addresses, packages }: Imported,
): string {
  const own = new Map<string, string>()
  let last = ''
  for (const { code, file, imports } of modules) {
    const addressOf = (name: string) => own.get(name) ?? addresses[name] ?? ''
    const missing = imports.find(([, , name]) => !addressOf(name))
    if (missing) {
      const [from, to, name] = missing
      const written = name.startsWith('node:') ? name : code.slice(from, to)
      throw Object.assign(missingModule(written, packages), {
        loc: placeIn(code, from),
      })
    }
    last = linkModule({ code, imports }, addressOf)
    own.set(file, last)
    nameModule(last, recipeAddress + file)
  }
  return last
}

/** Returns a function that prints what the program has begun to write. */
function preparePrinting(send: (event: RunEvent) => void): () => void {
  let printed = 0
  const print = (
    level: Extract<RunEvent, { type: 'print' }>['level'],
    text: string,
  ) => {
    if (printed > mostText) return
    if (text.length > mostText) {
      send({ type: 'print', level, text: readable(text.slice(0, mostText)) })
      printed = mostText
    }
    printed += Math.max(text.length, leastPrint)
    if (printed > mostText) send({ type: 'rest' })
    else send({ type: 'print', level, text: readable(text) })
  }
  const lines = createLines(print)
  Object.assign(console, createConsole(lines.print))
  process.stdout.write = lines.writer('log')
  process.stderr.write = lines.writer('error')
  return lines.flush
}
