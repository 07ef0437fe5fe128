import type { Answered, Asked } from '../protocol/subtle-messages'
import { mostSubtleCalls, subtleMethods } from '../protocol/subtle-messages'

/** Limits: without them, a program could block the frame. */
const most = {
  values: 7,
  iterations: 1_000_000,
  modulusLength: 4_096,
}

/** The service of `crypto.subtle` for one worker. */
export interface ServedSubtle {
  /** Refuses further calls. Resolves when the running ones are over. */
  close(): Promise<void>
}

/**
 * Serves calls of `crypto.subtle` from a worker that has none: to Chromium, a worker of an opaque
 * origin is insecure. Keys stay here; the worker gets their numbers. The worker runs a reader's
 * program, so a call may contain anything.
 */
export function serveSubtle(port: MessagePort): ServedSubtle {
  const keys: CryptoKey[] = []
  const underWay = new Set<Promise<unknown>>()
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isAsked(data)) return
    const { call, method, values } = data
    const answer = (given: Omit<Answered, 'type' | 'call'>) =>
      port.postMessage({ type: 'subtle', call, ...given })
    if (underWay.size >= mostSubtleCalls)
      return answer({ error: { name: 'OperationError', message: 'Busy' } })
    const work = run(method, values).then(
      (result) => answer({ result }),
      (error) => answer({ error: describeError(error) }),
    )
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
  return {
    async close() {
      port.close()
      await Promise.allSettled(underWay)
    },
  }

  async function run(
    method: string,
    values: readonly unknown[],
  ): Promise<unknown> {
    const found = values.map(find)
    for (const value of found) assertModest(value)
    const work = Reflect.get(crypto.subtle, method)
    return describe(await work.apply(crypto.subtle, found))
  }

  function describe(value: unknown): unknown {
    if (value instanceof CryptoKey) {
      const { type, extractable, algorithm, usages } = value
      const key = keys.push(value) - 1
      return { key, type, extractable, algorithm, usages }
    }
    if (!isPair(value)) return value
    const { privateKey, publicKey } = value
    return {
      privateKey: describe(privateKey),
      publicKey: describe(publicKey),
    }
  }

  function find(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || !('key' in value))
      return value
    return typeof value.key === 'number' ? keys[value.key] : undefined
  }
}

function isAsked(data: unknown): data is Asked {
  if (typeof data !== 'object' || data === null) return false
  const { type, call, method, values } = data as Partial<Asked>
  return (
    type === 'subtle' &&
    typeof call === 'number' &&
    subtleMethods.some((each) => each === method) &&
    Array.isArray(values) &&
    values.length <= most.values
  )
}

/** @throws OperationError for an algorithm that would take too long */
function assertModest(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const name of ['iterations', 'modulusLength'] as const) {
    const number: unknown = Reflect.get(value, name)
    if (number === undefined) continue
    if (typeof number !== 'number' || number > most[name])
      throw new DOMException(
        `${name} is more than ${most[name]} here`,
        'OperationError',
      )
  }
}

function describeError(error: unknown): NonNullable<Answered['error']> {
  const { name, message } = error instanceof Error ? error : new Error('?')
  return { name, message }
}

function isPair(value: unknown): value is CryptoKeyPair {
  return value !== null && typeof value === 'object' && 'privateKey' in value
}
