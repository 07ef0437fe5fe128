import { type Chain, finality } from '../chain/chain'
import type { Options, Params } from '../params'
import { errorCodes, RpcError } from '../rpc-error'

/** An RPC method; its result is written as JSON. */
type Method = (params: Params, chain: Chain) => unknown

/** Methods by the name that clients call them by. */
export type Methods = Readonly<Record<string, Method>>

/** The version of the crates of LiteSVM 1.5, which clients request. */
export const apiVersion = '4.3.0'

/** A value with the slot it was read at. */
export function withContext(chain: Chain, value: unknown) {
  return { context: { apiVersion, slot: chain.slot }, value }
}

/** @throws RpcError (-32016) if the caller requires a later slot than this. */
export function checkMinContextSlot(options: Options, chain: Chain): void {
  const wanted = options.number('minContextSlot')
  if (wanted === undefined || BigInt(wanted) <= chain.slot) return
  throw new RpcError(
    errorCodes.minContextSlotNotReached,
    'Minimum context slot has not been reached',
    { contextSlot: chain.slot },
  )
}

/**
 * The newest slot of a commitment. There is one bank for all of them: a
 * transaction is confirmed when it has run and final two slots later.
 */
export function slotAt(chain: Chain, commitment: string | undefined): bigint {
  if (commitment === 'processed') return chain.slot
  return commitment === 'confirmed' ? chain.slot - 1n : chain.slot - finality
}
