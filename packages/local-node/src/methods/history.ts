import type { Address } from '@solana/kit'
import { type Chain, finality } from '../chain/chain'
import type { LedgerEntry } from '../chain/ledger'
import { toText } from '../encoding/bytes'
import { encodeTransactionWithMeta } from '../encoding/transaction'
import { Options, type Params, toSignature } from '../params'
import { MEMO_PROGRAM_ADDRESSES } from '../programs'
import { errorCodes, invalidParams, RpcError } from '../rpc-error'
import { checkMinContextSlot, type Methods, withContext } from './method'

const maxSignatures = 256
const maxHistory = 1000

export const historyMethods: Methods = {
  getSignatureStatuses(params, chain) {
    const signatures = params.strings(0)
    if (signatures.length > maxSignatures)
      throw invalidParams(`Too many inputs provided; max ${maxSignatures}`)
    const statuses = signatures.map(toSignature).map((signature) => {
      const entry = chain.ledger.find(signature)
      return entry ? encodeStatus(entry, chain) : null
    })
    return withContext(chain, statuses)
  },
  getTransaction(params, chain) {
    const entry = chain.ledger.find(params.signature(0))
    const options = encodingOptions(params)
    if (!entry) return null
    const encoding = options.string('encoding') ?? 'json'
    const maxVersion = options.number('maxSupportedTransactionVersion')
    return {
      blockTime: entry.blockTime,
      slot: entry.slot,
      ...encodeTransactionWithMeta(entry, encoding, maxVersion),
    }
  },
  getSignaturesForAddress(params, chain) {
    const address = params.address(0)
    const options = params.options(1)
    const before = options.signature('before')
    const until = options.signature('until')
    checkMinContextSlot(options, chain)
    const limit = options.number('limit') ?? maxHistory
    if (limit === 0 || limit > maxHistory)
      throw invalidParams(`Invalid limit; max ${maxHistory}`)
    const entries = chain.ledger.newestFirst()
    const start = before === undefined ? 0 : indexOf(entries, before) + 1
    const end = until === undefined ? undefined : indexOf(entries, until)
    return entries
      .slice(start, end)
      .filter((entry) => entry.keys.includes(address))
      .slice(0, limit)
      .map((entry) => encodeHistory(entry, chain))
  },
}

/** The second parameter, an object or, as in old clients, the encoding. */
export function encodingOptions(params: Params): Options {
  if (!params.has(1) || params.isObject(1)) return params.options(1)
  return new Options({ encoding: params.string(1) })
}

/** The commitment of a transaction: confirmed at once, finalized two slots later. */
export function confirmationStatus(entry: LedgerEntry, chain: Chain) {
  return chain.slot >= entry.slot + finality ? 'finalized' : 'confirmed'
}

function encodeStatus(entry: LedgerEntry, chain: Chain) {
  const err = entry.execution.failure?.err ?? null
  const status = confirmationStatus(entry, chain)
  const confirmations = chain.slot - entry.slot + 1n
  return {
    confirmations: status === 'finalized' ? null : confirmations,
    confirmationStatus: status,
    err,
    slot: entry.slot,
    status: err === null ? { Ok: null } : { Err: err },
  }
}

function encodeHistory(entry: LedgerEntry, chain: Chain) {
  return {
    blockTime: entry.blockTime,
    confirmationStatus: confirmationStatus(entry, chain),
    err: entry.execution.failure?.err ?? null,
    memo: memoOf(entry),
    signature: entry.decoded.signature,
    slot: entry.slot,
  }
}

/** The memos as the ledger of a real node stores them: `[length] text`. */
function memoOf({ decoded, keys }: LedgerEntry): string | null {
  const memos = decoded.instructions
    .filter(({ programIndex }) => isMemoProgram(keys[programIndex]))
    .map(({ data }) => `[${data.length}] ${toText(data) ?? '(unparseable)'}`)
  return memos.length > 0 ? memos.join('; ') : null
}

const isMemoProgram = (key?: Address) =>
  key !== undefined && MEMO_PROGRAM_ADDRESSES.includes(key)

function indexOf(entries: readonly LedgerEntry[], signature: string): number {
  const index = entries.findIndex(
    ({ decoded }) => decoded.signature === signature,
  )
  if (index >= 0) return index
  throw new RpcError(
    errorCodes.filterTransactionNotFound,
    `Transaction ${signature} not found`,
  )
}
