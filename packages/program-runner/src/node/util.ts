import { format, inspect } from 'node-inspect-extracted'
import * as timers from './timers'
import { setTimeout as wait } from './timers-promises'

export { format, inspect }
export const TextDecoder = globalThis.TextDecoder
export const TextEncoder = globalThis.TextEncoder

type Done = (error: unknown, value: unknown) => void

export function promisify(call: (...values: unknown[]) => unknown) {
  // It takes its callback first.
  if ([globalThis.setTimeout, timers.setTimeout].some((each) => each === call))
    return wait
  return (...values: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      const done: Done = (error, value) =>
        error ? reject(error) : resolve(value)
      call(...values, done)
    })
}
