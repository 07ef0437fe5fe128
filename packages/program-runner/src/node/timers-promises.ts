interface Options {
  readonly signal?: AbortSignal
}

export function setTimeout<Value>(
  delay?: number,
  value?: Value,
  { signal }: Options = {},
): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const abort = () => {
      globalThis.clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = globalThis.setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve(value)
    }, delay)
    signal?.addEventListener('abort', abort, { once: true })
  })
}

export const setImmediate = <Value>(value?: Value) => setTimeout(0, value)

export async function* setInterval<Value>(
  delay?: number,
  value?: Value,
  options?: Options,
) {
  for (;;) yield await setTimeout(delay, value, options)
}
