import type { Answered, Asked } from './subtle-messages'

/**
 * Answers calls of `crypto.subtle` from a worker that has none: Chromium takes a worker of an
 * opaque origin for an insecure one. Keys stay here; the worker gets their numbers.
 */
export function serveSubtle(worker: Worker): void {
  const keys: CryptoKey[] = []
  const describe = (value: unknown): unknown => {
    if (value instanceof CryptoKey) {
      const { type, extractable, algorithm, usages } = value
      return {
        key: keys.push(value) - 1,
        type,
        extractable,
        algorithm,
        usages,
      }
    }
    if (!isPair(value)) return value
    const { privateKey, publicKey } = value
    return {
      privateKey: describe(privateKey),
      publicKey: describe(publicKey),
    }
  }
  const find = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && 'key' in value
      ? keys[Number(value.key)]
      : value
  worker.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
    if (data?.type !== 'subtle') return
    const { call, method, values } = data
    const reply = (answer: Omit<Answered, 'type' | 'call'>) =>
      worker.postMessage({ type: 'subtle', call, ...answer })
    try {
      const run = Reflect.get(crypto.subtle, method)
      const result = await run.apply(crypto.subtle, values.map(find))
      reply({ result: describe(result) })
    } catch (error) {
      const { name, message } =
        error instanceof Error ? error : new Error(`${error}`)
      reply({ error: { name, message } })
    }
  })
}

function isPair(value: unknown): value is CryptoKeyPair {
  return value !== null && typeof value === 'object' && 'privateKey' in value
}
