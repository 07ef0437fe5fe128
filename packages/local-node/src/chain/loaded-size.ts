import {
  type Address,
  type EncodedAccount,
  getAddressDecoder,
} from '@solana/kit'
import { LOADER_V3_PROGRAM_ADDRESS } from '@solana-program/loader-v3'
import type { GetAccount } from './get-account'
import type { Message } from './transaction'

/** Bytes charged for each account and table besides its data (SIMD-0186). */
const perAccount = 64
const perLookupTable = 8248

/**
 * What a transaction's accounts count against its limit of loaded data; an
 * upgradeable program counts together with its program data.
 */
export function loadedAccountsDataSize(
  message: Message,
  keys: readonly Address[],
  getAccount: GetAccount,
): number {
  const tables =
    message.version === 0 ? (message.addressTableLookups?.length ?? 0) : 0
  const size = (address: Address): number => {
    const account = getAccount(address)
    if (!account.exists) return 0
    const code = programData(account)
    return perAccount + account.data.length + (code ? size(code) : 0)
  }
  return keys
    .map(size)
    .reduce((sum, bytes) => sum + bytes, tables * perLookupTable)
}

function programData(account: EncodedAccount): Address | null {
  const isProgram =
    account.executable && account.programAddress === LOADER_V3_PROGRAM_ADDRESS
  return isProgram ? getAddressDecoder().decode(account.data, 4) : null
}
