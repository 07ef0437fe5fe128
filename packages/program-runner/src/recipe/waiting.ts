import { isServing } from '../node/http'
import { holdImport } from '../protocol/contract'
import { subtleMethods } from '../protocol/subtle-messages'

/**
 * What prevents a program from ending in Node: timers, requests and their bodies, sockets, servers,
 * imports, calls of `crypto.subtle`.
 */
const pending = new Set<object>()
let onEmpty: (() => void) | undefined

/** Adds something that the program waits for. Call the result when it is over. */
export function hold(): () => void {
  const held = {}
  pending.add(held)
  return () => {
    pending.delete(held)
    if (pending.size === 0) onEmpty?.()
  }
}

/** Counts the timers of this worker from now on. */
export function watchTimers(): void {
  const { clearInterval, clearTimeout, setInterval, setTimeout } = globalThis
  const held = new Map<unknown, () => void>()
  const forget = (timer: unknown) => {
    held.get(timer)?.()
    held.delete(timer)
  }
  Object.assign(globalThis, {
    setTimeout(run: (...values: unknown[]) => void, ...rest: unknown[]) {
      const [delay, ...values] = rest
      const timer = setTimeout(
        () => {
          try {
            run(...values)
          } finally {
            forget(timer)
          }
        },
        Number(delay ?? 0),
      )
      held.set(timer, hold())
      return timer
    },
    setInterval(run: (...values: unknown[]) => void, ...rest: unknown[]) {
      const [delay, ...values] = rest
      const timer = setInterval(() => run(...values), Number(delay ?? 0))
      held.set(timer, hold())
      return timer
    },
    clearTimeout(timer: number) {
      clearTimeout(timer)
      forget(timer)
    },
    clearInterval(timer: number) {
      clearInterval(timer)
      forget(timer)
    },
  })
}

/** Prevents the program from ending until a promise of the browser is settled. */
async function held<Value>(promise: Value | PromiseLike<Value>) {
  const release = hold()
  try {
    return await promise
  } finally {
    release()
  }
}

/** Counts from now on what the browser does for the program outside its thread. */
export function watchBrowser(): void {
  watchMethods(crypto.subtle, subtleMethods)
  for (const { prototype } of [Blob, Request, Response])
    watchMethods(prototype, bodyMethods)
  watchMethods(ReadableStreamDefaultReader.prototype, ['read'])
  // Safari has byte readers since 26.4 (March 2026).
  if ('ReadableStreamBYOBReader' in globalThis)
    watchMethods(ReadableStreamBYOBReader.prototype, ['read'])
  watchMethods(ReadableStream.prototype, ['pipeTo'])
  watchMethods(WebAssembly, ['compile', 'instantiate'])
  Object.assign(globalThis, { [holdImport]: held })
  // Their internal work would not be counted. Safari has no iterator of streams.
  Object.assign(ReadableStream.prototype, { pipeThrough, values: readAll })
  Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, {
    value: readAll,
    configurable: true,
    writable: true,
  })
}

const bodyMethods = ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text']

function watchMethods(target: object, names: readonly string[]): void {
  for (const name of names) {
    const method = Reflect.get(target, name)
    if (typeof method !== 'function') continue
    const value = function (this: unknown, ...values: unknown[]) {
      return held(Reflect.apply(method, this, values))
    }
    Object.defineProperty(target, name, {
      value,
      configurable: true,
      writable: true,
    })
  }
}

function pipeThrough<Result>(
  this: ReadableStream,
  transform: ReadableWritablePair<Result>,
  options?: StreamPipeOptions,
): ReadableStream<Result> {
  // The reader of the result gets the failure.
  this.pipeTo(transform.writable, options).catch(() => {})
  return transform.readable
}

async function* readAll(
  this: ReadableStream,
  { preventCancel = false }: ReadableStreamIteratorOptions = {},
): AsyncGenerator<unknown, void> {
  const reader = this.getReader()
  let isOver = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isOver = done
      if (done) return
      yield value
    }
  } finally {
    if (!isOver && !preventCancel) await reader.cancel()
    reader.releaseLock()
  }
}

/** Waits until nothing prevents the program from ending. */
export async function allOver(): Promise<void> {
  // What has just ended may start something new.
  do {
    if (pending.size > 0)
      await new Promise<void>((resolve) => {
        onEmpty = resolve
      })
    await nextTask()
  } while (pending.size > 0 || isServing())
}

const { setTimeout: unwatchedTimeout } = globalThis

/** Lets the browser report unhandled rejections, which it does in a task of its own. */
export function rejectionsReported(): Promise<void> {
  return new Promise((resolve) => {
    unwatchedTimeout(resolve, 0)
  })
}

/** Lets everything run that is ready. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
