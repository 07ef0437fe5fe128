import { type Address, getAddressDecoder, getAddressEncoder } from '@solana/kit'
import type * as Native from 'litesvm/dist/internal'
import { lookUpAddresses } from '../../local-node/src/chain/lookup-tables'
import {
  accountKeys,
  decodeTransaction,
  nothingLoaded,
} from '../../local-node/src/chain/transaction'

/** The accounts that a call may have changed and that its result does not contain. */
export function changedAccounts(
  method: string,
  args: readonly unknown[],
  getAccount: (key: Uint8Array) => Native.Account | null,
): readonly Uint8Array[] {
  if (method === 'airdrop' || method.startsWith('addProgram'))
    return [args[0] as Uint8Array]
  if (!method.startsWith('send')) return []
  const { message } = decodeTransaction(args[0] as Uint8Array)
  const lookup = lookUpAddresses(message, (address) =>
    encoded(address, getAccount(bytesOf(address))),
  )
  const loaded = lookup.failure ? nothingLoaded : lookup.loaded
  return accountKeys(message, loaded).map(bytesOf)
}

const bytesOf = (address: Address) =>
  Uint8Array.from(getAddressEncoder().encode(address))

/** An account in the form that the local node reads. */
function encoded(address: Address, account: Native.Account | null) {
  if (!account) return { address, exists: false } as const
  return {
    address,
    exists: true,
    data: account.data(),
    executable: account.executable(),
    lamports: account.lamports() as never,
    programAddress: getAddressDecoder().decode(account.owner()),
    space: BigInt(account.data().length),
  } as const
}
