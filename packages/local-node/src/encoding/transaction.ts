import type { LedgerEntry } from '../chain/ledger'
import { isSigner, isWritable, type Message } from '../chain/transaction'
import { errorCodes, invalidParams, RpcError } from '../rpc-error'
import { toBase58, toBase64 } from './bytes'
import { encodeInstruction, encodeMeta } from './transaction-meta'

/**
 * A stored transaction with its meta, as getTransaction and getBlock return it.
 *
 * @throws RpcError (-32015) if its version is above what the caller supports.
 */
export function encodeTransactionWithMeta(
  entry: LedgerEntry,
  encoding: string,
  maxVersion: number | undefined,
) {
  const { version } = entry.decoded.message
  if (version !== 'legacy' && (maxVersion ?? -1) < version)
    throw unsupportedVersion(version)
  return {
    meta: encodeMeta(entry, encoding),
    transaction: encodeTransaction(entry, encoding),
    ...(maxVersion === undefined ? {} : { version }),
  }
}

function encodeTransaction(entry: LedgerEntry, encoding: string) {
  const { decoded } = entry
  switch (encoding) {
    case 'base64':
      return [toBase64(decoded.wire), 'base64']
    case 'base58':
      return [toBase58(decoded.wire), 'base58']
    case 'json':
    case 'jsonParsed':
      return {
        message: encodeMessage(entry, encoding),
        signatures: Object.values(decoded.transaction.signatures).map(
          (bytes) => (bytes ? toBase58(bytes) : null),
        ),
      }
    default:
      throw invalidParams(`Invalid params: unknown variant \`${encoding}\`.`)
  }
}

function encodeMessage(entry: LedgerEntry, encoding: string) {
  const { message, instructions } = entry.decoded
  const { header } = message
  return {
    ...(encoding === 'json' && {
      header: {
        numReadonlySignedAccounts: header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: header.numReadonlyNonSignerAccounts,
        numRequiredSignatures: header.numSignerAccounts,
      },
    }),
    accountKeys:
      encoding === 'json' ? message.staticAccounts : parsedKeys(entry),
    ...lookups(message),
    instructions: instructions.map((item) =>
      encodeInstruction(item, entry, encoding, 1),
    ),
    recentBlockhash: message.lifetimeToken,
  }
}

function lookups(message: Message) {
  if (message.version !== 0) return {}
  const tables = message.addressTableLookups ?? []
  return {
    addressTableLookups: tables.map((table) => ({
      accountKey: table.lookupTableAddress,
      readonlyIndexes: table.readonlyIndexes,
      writableIndexes: table.writableIndexes,
    })),
  }
}

function parsedKeys({ decoded, keys, loaded }: LedgerEntry) {
  const { message } = decoded
  return keys.map((pubkey, index) => ({
    pubkey,
    signer: isSigner(message, index),
    source:
      index < message.staticAccounts.length ? 'transaction' : 'lookupTable',
    writable: isWritable(message, loaded, index),
  }))
}

function unsupportedVersion(version: number) {
  return new RpcError(
    errorCodes.unsupportedTransactionVersion,
    `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
  )
}
