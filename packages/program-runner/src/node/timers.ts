// Looked up at each call, because the worker replaces them to count timers.
export const setTimeout = (
  ...values: Parameters<typeof globalThis.setTimeout>
) => globalThis.setTimeout(...values)
export const setInterval = (
  ...values: Parameters<typeof globalThis.setInterval>
) => globalThis.setInterval(...values)
export const setImmediate = (
  ...values: Parameters<typeof globalThis.setImmediate>
) => globalThis.setImmediate(...values)
export const clearTimeout = (timer?: number) => globalThis.clearTimeout(timer)
export const clearInterval = (timer?: number) => globalThis.clearInterval(timer)
export const clearImmediate = (timer?: number) => globalThis.clearTimeout(timer)
