import { mostSubtleCalls, subtleMethods } from '../../lib/shared/run/contract'
import type {
  Answered,
  Asked,
} from '../../lib/client/run/frame/subtle-messages'

/** Stands for a `CryptoKey` that the frame holds. */
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
 * Lets the frame do the work of `crypto.subtle` where this worker has none, through the port that
 * the frame's boot script left.
 */
export function bridgeCrypto(): void {
  const port: MessagePort | undefined = Reflect.get(globalThis, 'subtlePort')
  Reflect.deleteProperty(globalThis, 'subtlePort')
  if (crypto.subtle || !port) return
  const post = port.postMessage.bind(port)
  const waiting = new Map<number, (answer: Answered) => void>()
  /** Calls that wait for others to be answered: the frame refuses too many at once. */
  const queue: (() => void)[] = []
  let calls = 0
  port.onmessage = ({ data }: MessageEvent<Answered>) => {
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
      waiting.set(call, ({ error, result }) => {
        if (error) reject(new DOMException(error.message, error.name))
        else resolve(readResult(result))
      })
      const asked: Asked = {
        type: 'subtle',
        call,
        method,
        values: values.map(BridgedKey.numberOf),
      }
      post(asked)
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
  // Packages ask before they use it.
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
