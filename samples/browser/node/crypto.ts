import { sha256, sha512 } from '@noble/hashes/sha2'
import { Buffer } from './buffer'

const hashes = { sha256, sha512 }

/** Stands for `createHash` of `node:crypto`. */
export function createHash(name: keyof typeof hashes) {
  const hash = hashes[name].create()
  return {
    update(data: string | Uint8Array) {
      hash.update(typeof data === 'string' ? data : new Uint8Array(data))
      return this
    },
    digest: () => Buffer.from(hash.digest()),
  }
}

/** Stands for `randomBytes` of `node:crypto`. */
export const randomBytes = (size: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(size)))

/** Stands for `timingSafeEqual` of `node:crypto`. */
export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length)
    throw new RangeError('Input buffers must have the same byte length')
  let difference = 0
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0)
  return difference === 0
}

export const randomUUID = () => crypto.randomUUID()
export const webcrypto = crypto
