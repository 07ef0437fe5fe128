import {
  type DecodedTransaction,
  decodeTransaction,
} from '../chain/transaction'
import { fromText } from '../encoding/bytes'
import type { Options } from '../params'
import { invalidParams } from '../rpc-error'

const typeName = 'solana_transaction::versioned::VersionedTransaction'
/** The size of a packet; version 1 transactions may be larger (SIMD-0296). */
const packetSize = 1232
const largePacketSize = 4096

/**
 * Reads a transaction parameter, in base58 unless the options say base64.
 *
 * @throws RpcError (-32602) with a real node's words.
 */
export function readTransaction(
  text: string,
  options: Options,
): DecodedTransaction {
  const encoding = options.string('encoding') ?? 'base58'
  const wire = fromText(text, encoding)
  if (wire.length > largePacketSize) throw tooLarge(wire, largePacketSize)
  const decoded = decode(wire)
  if (decoded.message.version !== 1 && wire.length > packetSize)
    throw tooLarge(wire, packetSize)
  const signatures = Object.keys(decoded.transaction.signatures).length
  if (signatures !== decoded.message.header.numSignerAccounts)
    throw invalidParams(
      'invalid transaction: Transaction failed to sanitize accounts offsets correctly',
    )
  return decoded
}

function decode(wire: Uint8Array): DecodedTransaction {
  try {
    return decodeTransaction(wire)
  } catch (error) {
    throw invalidParams(`failed to deserialize ${typeName}: ${error}`)
  }
}

function tooLarge(wire: Uint8Array, limit: number) {
  return invalidParams(
    `decoded ${typeName} too large: ${wire.length} bytes (max: ${limit} bytes)`,
  )
}
