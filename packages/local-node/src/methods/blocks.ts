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
    const start = firstKept(params.bigint(0), chain)
    const limit = params.bigint(1)
    if (limit > maxBlocks)
      throw invalidParams(`Limit too large; max ${maxBlocks}`)
    return slots(start, start + limit - 1n, chain)
  },
  getFirstAvailableBlock: (_params, chain) => chain.blocks.oldestSlot,
  minimumLedgerSlot: (_params, chain) => chain.blocks.oldestSlot,
  getBlockCommitment: () => ({ commitment: null, totalStake: 0 }),
}

function readSlot(params: Params, chain: Chain): bigint {
  const options = params.options(0)
  checkMinContextSlot(options, chain)
  return slotAt(chain, options.string('commitment'))
}

function blockHead(slot: bigint, chain: Chain) {
  const { oldestSlot } = chain.blocks
  if (slot < oldestSlot)
    throw new RpcError(
      errorCodes.blockCleanedUp,
      `Block ${slot} cleaned up, does not exist on node. First available block: ${oldestSlot}`,
    )
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
  if (last - start > maxBlocks)
    throw invalidParams(`Slot range too large; max ${maxBlocks}`)
  const first = firstKept(start, chain)
  return Array.from(
    { length: Math.max(0, Number(last - first) + 1) },
    (_, index) => first + BigInt(index),
  )
}

/** The first slot from this one on whose block is stored. */
function firstKept(start: bigint, { blocks }: Chain): bigint {
  return start > blocks.oldestSlot ? start : blocks.oldestSlot
}
