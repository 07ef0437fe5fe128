import type { Address } from '@solana/kit'
import { nameMissingProgram } from './checks'
import { type Execution, refused } from './execution'
import type { GetAccount } from './get-account'
import type { Balances, RanTransaction } from './ledger'
import { loadedAccountsDataSize } from './loaded-size'
import { lookUpAddresses } from './lookup-tables'
import { tokenBalances } from './token-balances'
import {
  accountKeys,
  type DecodedTransaction,
  nothingLoaded,
} from './transaction'

/** Executes a transaction and records the balances before and after. */
export function runTransaction(
  decoded: DecodedTransaction,
  getAccount: GetAccount,
  execute: () => Execution,
): RanTransaction {
  const lookup = lookUpAddresses(decoded.message, getAccount)
  const loaded = lookup.failure ? nothingLoaded : lookup.loaded
  const keys = accountKeys(decoded.message, loaded)
  const before = readBalances(keys, getAccount)
  const size = loadedAccountsDataSize(decoded.message, keys, getAccount)
  const execution = lookup.failure
    ? refused(lookup.failure)
    : nameMissingProgram(decoded, execute(), getAccount)
  return {
    decoded,
    loaded,
    keys,
    execution,
    before,
    after: readBalances(keys, overlay(execution, getAccount)),
    loadedAccountsDataSize: size,
  }
}

/** Reads what a simulation would have left before what the chain holds. */
function overlay(execution: Execution, getAccount: GetAccount): GetAccount {
  const simulated = new Map(
    execution.postAccounts.map((account) => [account.address, account]),
  )
  return (address) => {
    const account = simulated.get(address)
    if (!account) return getAccount(address)
    return { ...account, data: Uint8Array.from(account.data), exists: true }
  }
}

function readBalances(
  keys: readonly Address[],
  getAccount: GetAccount,
): Balances {
  const accounts = keys.map(getAccount)
  return {
    lamports: accounts.map((item) => (item.exists ? item.lamports : 0n)),
    tokens: tokenBalances(accounts, getAccount),
  }
}
