import { methods } from '../crypto-bridge'
import { isServing } from '../node/http'

/** What keeps a program of Node from ending: timers, requests, servers, keys that are made. */
const pending = new Set<object>()
let onEmpty: (() => void) | undefined

/** Notes something that a program waits for. Call the result when it is over. */
export function hold(): () => void {
  const held = {}
  pending.add(held)
  return () => {
    pending.delete(held)
    if (pending.size === 0) onEmpty?.()
  }
}

/** Notes the timers of this worker from now on. */
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

/** Notes the calls of `crypto.subtle` from now on. */
export function watchCrypto(): void {
  const { subtle } = crypto
  for (const name of methods) {
    const method = Reflect.get(subtle, name)
    const value = async (...values: unknown[]) => {
      const release = hold()
      try {
        return await Reflect.apply(method, subtle, values)
      } finally {
        release()
      }
    }
    Object.defineProperty(subtle, name, { value, configurable: true })
  }
}

/** Waits until nothing is left to wait for, as Node does before it ends a program. */
export async function allOver(): Promise<void> {
  // What has just ended may go on with something else.
  do {
    if (pending.size > 0)
      await new Promise<void>((resolve) => {
        onEmpty = resolve
      })
    await nextTask()
  } while (pending.size > 0 || isServing())
}

/** Lets everything go on that is ready to. */
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
