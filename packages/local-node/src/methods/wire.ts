import type { RanTransaction } from '../chain/ledger'
import {
  type DecodedTransaction,
  decodeTransaction,
} from '../chain/transaction'
import { failureOf } from '../chain/transaction-error'
import { fromText } from '../encoding/bytes'
import type { Options } from '../params'
import { invalidParams } from '../rpc-error'
import { isSane, unknownVersion } from './malformed'

const typeName = 'solana_transaction::versioned::VersionedTransaction'

/** The longest text and the most bytes that a node accepts (Agave 4.4, rpc.rs). */
interface Limits {
  readonly encoded: number
  readonly raw: number
}

/** The size of a packet. */
const base58Limits = { encoded: 1683, raw: 1232 }
export const base64Limits = { encoded: 1644, raw: 1232 }
/** Version 1 transactions may be larger (SIMD-0296). */
export const version1Limits = { encoded: 5464, raw: 4096 }
/** Base64 of a transaction that begins with the byte of version 1 begins with this, or more. */
const version1Prefix = 'gQ'

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
  const limits = limitsOf(text, encoding)
  if (text.length > limits.encoded)
    throw tooLarge(
      `${encoding} encoded`,
      text.length,
      `encoded/raw ${limits.encoded}/${limits.raw}`,
    )
  const wire = fromText(text, encoding)
  if (wire.length > limits.raw)
    throw tooLarge('decoded', wire.length, `${limits.raw} bytes`)
  return decode(wire)
}

/** A node checks the first letters before it decodes anything. */
function limitsOf(text: string, encoding: string): Limits {
  if (encoding === 'base58') return base58Limits
  const prefix = Buffer.from(text.slice(0, 2))
  const isVersion1 = Buffer.compare(prefix, Buffer.from(version1Prefix)) >= 0
  return isVersion1 && prefix.length === 2 ? version1Limits : base64Limits
}

function decode(wire: Uint8Array): DecodedTransaction {
  const unknown = unknownVersion(wire)
  if (unknown)
    throw invalidParams(`failed to deserialize ${typeName}: ${unknown}`)
  try {
    if (isSane(wire)) return decodeTransaction(wire)
  } catch (error) {
    throw invalidParams(`failed to deserialize ${typeName}: ${error}`)
  }
  throw invalidParams(
    `invalid transaction: ${failureOf('SanitizeFailure').message}`,
  )
}

function tooLarge(form: string, size: number, limit: string) {
  return invalidParams(
    `${form} ${typeName} too large: ${size} bytes (max: ${limit})`,
  )
}

/** Failures of a transaction whose addresses cannot be read from its lookup tables. */
const unresolved: readonly unknown[] = [
  'AddressLookupTableNotFound',
  'InvalidAddressLookupTableOwner',
  'InvalidAddressLookupTableData',
  'InvalidAddressLookupTableIndex',
]

/**
 * Refuses a transaction whose addresses cannot be looked up. A node reads the tables before it
 * checks or simulates anything, so the error is that of a malformed transaction.
 *
 * @throws RpcError (-32602) with a real node's words
 */
export function assertResolved({ execution: { failure } }: RanTransaction) {
  if (failure && unresolved.includes(failure.err))
    throw invalidParams(`invalid transaction: ${failure.message}`)
}
