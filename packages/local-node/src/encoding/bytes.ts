import {
  getBase58Decoder,
  getBase58Encoder,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { invalidParams } from '../rpc-error'

export function toBase64(bytes: ReadonlyUint8Array): string {
  return Buffer.from(Uint8Array.from(bytes)).toString('base64')
}

export function toBase58(bytes: ReadonlyUint8Array): string {
  return getBase58Decoder().decode(bytes)
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text of bytes, null for what is not UTF-8. */
export function toText(bytes: ReadonlyUint8Array): string | null {
  try {
    return utf8.decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}

/** @throws RpcError (-32602) if the text is not in this encoding. */
export function fromText(text: string, encoding: string): Uint8Array {
  if (encoding === 'base64') {
    if (/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return Buffer.from(text, 'base64')
    throw invalidParams('invalid base64 encoding: InvalidByte')
  }
  if (encoding !== 'base58') {
    throw invalidParams(
      `unsupported encoding: ${encoding}. Supported encodings: base58, base64`,
    )
  }
  if (!/^[1-9A-HJ-NP-Za-km-z]*$/.test(text))
    throw invalidParams('invalid base58 encoding: InvalidCharacter')
  return Uint8Array.from(getBase58Encoder().encode(text))
}
