import type { Chain } from '../chain/chain'
import { encodeTransactionWithMeta } from '../encoding/transaction'
import type { Params } from '../params'
import { errorCodes, invalidParams, RpcError } from '../rpc-error'
import { encodingOptions } from './history'
import { checkMinContextSlot, type Methods, slotAt } from './method'

const maxBlocks = 500_000

export const blockMethods: Methods = {
  getSlot: readSlot,
  getBlockHeight: readSlot,
  getTransactionCount(params, chain) {
    checkMinContextSlot(params.options(0), chain)
    return chain.ledger.count
  },
  getBlock(params, chain) {
    const slot = params.bigint(0)
    const options = encodingOptions(params)
    const encoding = options.string('encoding') ?? 'json'
    const details = options.string('transactionDetails') ?? 'full'
    const maxVersion = options.number('maxSupportedTransactionVersion')
    const entries = chain.ledger.inSlot(slot)
    const rewards = options.raw('rewards') === false ? {} : { rewards: [] }
    return {
      ...blockHead(slot, chain),
      ...rewards,
      ...(details === 'signatures' && {
        signatures: entries.map((entry) => entry.decoded.signature),
      }),
      ...(details === 'full' && {
        transactions: entries.map((entry) =>
          encodeTransactionWithMeta(entry, encoding, maxVersion),
        ),
      }),
    }
  },
  getBlockTime(params, chain) {
    return blockHead(params.bigint(0), chain).blockTime
  },
  getBlocks(params, chain) {
    const start = params.bigint(0)
    const hasEnd = params.has(1) && !params.isObject(1)
    return slots(start, hasEnd ? params.bigint(1) : chain.slot, chain)
  },
  getBlocksWithLimit(params, chain) {
    const start = params.bigint(0)
    return slots(start, start + params.bigint(1) - 1n, chain)
  },
  getFirstAvailableBlock: () => 0,
  minimumLedgerSlot: () => 0,
  getBlockCommitment: () => ({ commitment: null, totalStake: 0 }),
}

function readSlot(params: Params, chain: Chain): bigint {
  const options = params.options(0)
  checkMinContextSlot(options, chain)
  return slotAt(chain, options.string('commitment'))
}

function blockHead(slot: bigint, chain: Chain) {
  const block = chain.blocks.find(slot)
  if (!block)
    throw new RpcError(
      errorCodes.blockNotAvailable,
      `Block not available for slot ${slot}`,
    )
  const parentSlot = slot > 0n ? slot - 1n : 0n
  return {
    blockHeight: slot,
    blockTime: block.time,
    blockhash: block.hash,
    parentSlot,
    previousBlockhash: chain.blocks.find(parentSlot)?.hash ?? chain.genesisHash,
  }
}

function slots(start: bigint, end: bigint, chain: Chain): readonly bigint[] {
  const last = end < chain.slot ? end : chain.slot - 1n
  if (last < start) return []
  const count = Number(last - start) + 1
  if (count > maxBlocks)
    throw invalidParams(`Slot range too large; max ${maxBlocks}`)
  return Array.from({ length: count }, (_, index) => start + BigInt(index))
}
