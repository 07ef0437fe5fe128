import { maxProcessingAge } from '../chain/blockhash-queue'
import { feeForMessage } from '../chain/fees'
import { decodeMessage, type Message } from '../chain/transaction'
import { fromText } from '../encoding/bytes'
import { toAddress } from '../params'
import { invalidParams } from '../rpc-error'
import { checkMinContextSlot, type Methods, withContext } from './method'

/** The most accounts that a transaction may lock. */
const maxAccountLocks = 128

export const blockhashMethods: Methods = {
  getLatestBlockhash(params, chain) {
    checkMinContextSlot(params.options(0), chain)
    return withContext(chain, {
      blockhash: chain.latestBlockhash,
      lastValidBlockHeight: chain.blockHeight + maxProcessingAge,
    })
  },
  isBlockhashValid(params, chain) {
    const blockhash = params.address(0)
    checkMinContextSlot(params.options(1), chain)
    const valid = chain.blockhashes.isValid(blockhash, chain.blockHeight)
    return withContext(chain, valid)
  },
  getFeeForMessage(params, chain) {
    const message = readMessage(params.string(0))
    checkMinContextSlot(params.options(1), chain)
    const { lifetimeToken } = message
    const known = chain.blockhashes.isValid(lifetimeToken, chain.blockHeight)
    return withContext(chain, known ? feeIfSound(message) : null)
  },
  getRecentPrioritizationFees(params, chain) {
    const addresses = params.has(0) ? params.strings(0) : []
    if (addresses.length > maxAccountLocks)
      throw invalidParams(`Too many inputs provided; max ${maxAccountLocks}`)
    addresses.forEach(toAddress)
    return Array.from({ length: Number(maxProcessingAge) }, (_, index) => ({
      slot: chain.slot - maxProcessingAge + BigInt(index),
      prioritizationFee: 0,
    })).filter(({ slot }) => slot >= 0n)
  },
}

/** Null for a message whose compute budget cannot be read: it would not run. */
function feeIfSound(message: Message): bigint | null {
  try {
    return feeForMessage(message)
  } catch {
    return null
  }
}

function readMessage(text: string) {
  const bytes = fromText(text, 'base64')
  try {
    return decodeMessage(bytes)
  } catch (error) {
    throw invalidParams(
      `failed to deserialize solana_message::versions::VersionedMessage: ${error}`,
    )
  }
}
