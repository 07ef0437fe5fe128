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

export const randomUUID = () => crypto.randomUUID()
export const webcrypto = crypto
