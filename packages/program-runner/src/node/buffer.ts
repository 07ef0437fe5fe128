import { Buffer } from 'buffer/index.js'

const { equals } = Buffer.prototype

// The package compares only Buffers; Node compares all bytes.
Buffer.prototype.equals = function (this: Buffer, other: Uint8Array) {
  return equals.call(this, Buffer.from(other))
}

export { Buffer }
export const { atob, Blob, btoa, File } = globalThis
