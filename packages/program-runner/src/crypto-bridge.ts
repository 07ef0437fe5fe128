import type { Answered, Asked } from './protocol/subtle-messages'
import { mostSubtleCalls, subtleMethods } from './protocol/subtle-messages'

/** Replaces a `CryptoKey`, which stays in the frame. */
class BridgedKey {
  readonly #number: number
  readonly algorithm: KeyAlgorithm
  readonly extractable: boolean
  readonly type: string
  readonly usages: readonly string[]

  constructor({ key, ...description }: DescribedKey) {
    this.#number = key
    this.algorithm = description.algorithm
    this.extractable = description.extractable
    this.type = description.type
    this.usages = description.usages
  }

  get [Symbol.toStringTag]() {
    return 'CryptoKey'
  }

  static numberOf(value: unknown): unknown {
    if (!(value instanceof BridgedKey)) return value
    return { key: value.#number }
  }
}

interface DescribedKey {
  readonly key: number
  readonly algorithm: KeyAlgorithm
  readonly extractable: boolean
  readonly type: string
  readonly usages: readonly string[]
}

/**
 * Adds `crypto.subtle` if this worker has none: the frame does its work, through the port from the
 * frame's boot script.
 */
export function bridgeCrypto(): void {
  const port: MessagePort | undefined = Reflect.get(globalThis, 'subtlePort')
  Reflect.deleteProperty(globalThis, 'subtlePort')
  if (crypto.subtle || !port) return
  const post = port.postMessage.bind(port)
  const waiting = new Map<number, (answer: Answered) => void>()
  /** Calls that wait their turn: the frame refuses too many at once. */
  const queue: (() => void)[] = []
  let calls = 0
  // A getter of the program would get the event, and with it the port to the frame.
  const { get: readData } =
    Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') ?? {}
  const { apply } = Reflect
  port.onmessage = (event) => {
    const data: Answered = readData && apply(readData, event, [])
    waiting.get(data.call)?.(data)
    waiting.delete(data.call)
    queue.shift()?.()
  }
  const ask = async (method: string, values: readonly unknown[]) => {
    while (waiting.size >= mostSubtleCalls)
      await new Promise<void>((resolve) => {
        queue.push(resolve)
      })
    return new Promise((resolve, reject) => {
      const call = ++calls
      const asked: Asked = {
        type: 'subtle',
        call,
        method,
        values: values.map(BridgedKey.numberOf),
      }
      try {
        post(asked)
      } catch (error) {
        // Values that cannot be cloned: the call does not take a turn.
        queue.shift()?.()
        throw error
      }
      waiting.set(call, ({ error, result }) => {
        if (error) reject(new DOMException(error.message, error.name))
        else resolve(readResult(result))
      })
    })
  }
  const subtle = Object.fromEntries(
    subtleMethods.map((method) => [
      method,
      (...values: unknown[]) => ask(method, values),
    ]),
  )
  Object.defineProperty(crypto, 'subtle', { value: subtle })
  Object.defineProperty(globalThis, 'CryptoKey', { value: BridgedKey })
  // Packages check this before they use it.
  Object.defineProperty(globalThis, 'isSecureContext', { value: true })
  if (!crypto.randomUUID)
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID })
}

function readResult(result: unknown): unknown {
  if (isKey(result)) return new BridgedKey(result)
  if (typeof result !== 'object' || result === null) return result
  if (!('privateKey' in result && 'publicKey' in result)) return result
  const { privateKey, publicKey } = result
  return {
    privateKey: readResult(privateKey),
    publicKey: readResult(publicKey),
  }
}

function isKey(value: unknown): value is DescribedKey {
  return typeof value === 'object' && value !== null && 'key' in value
}

/** A random UUID of version 4. */
function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
  return [4, 6, 8, 10]
    .reduceRight((parts, at) => parts.toSpliced(at, 0, '-'), hex)
    .join('')
}
