import { hmac } from '@noble/hashes/hmac'
import { sha1 } from '@noble/hashes/legacy'
import { sha256, sha512 } from '@noble/hashes/sha2'
import { Buffer } from './buffer'

const hashes = { sha1, sha256, sha512 }
type Data = string | Uint8Array
type Name = keyof typeof hashes

const bytesOf = (data: Data) =>
  typeof data === 'string' ? data : new Uint8Array(data)

export const createHash = (name: Name) => hashing(hashOf(name).create())

export const createHmac = (name: Name, key: Data) =>
  hashing(hmac.create(hashOf(name), bytesOf(key)))

function hashOf(name: Name) {
  const hash = hashes[name]
  if (hash) return hash
  throw new Error(`The hash ${name} is not here`)
}

function hashing(hash: { update(data: Data): unknown; digest(): Uint8Array }) {
  return {
    update(data: Data) {
      hash.update(bytesOf(data))
      return this
    },
    digest(encoding?: BufferEncoding) {
      const bytes = Buffer.from(hash.digest())
      return encoding ? bytes.toString(encoding) : bytes
    },
  }
}

export const randomBytes = (size: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(size)))

export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length)
    throw new RangeError('Input buffers must have the same byte length')
  let difference = 0
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0)
  return difference === 0
}

export const randomUUID = () => crypto.randomUUID()
export const webcrypto = crypto
export const { subtle } = crypto
export const getRandomValues = <View extends ArrayBufferView<ArrayBuffer>>(
  view: View,
) => crypto.getRandomValues(view)
