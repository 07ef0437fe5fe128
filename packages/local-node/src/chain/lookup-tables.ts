import type { Address } from '@solana/kit'
import {
  ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS,
  getAddressLookupTableDecoder,
} from '@solana-program/address-lookup-table'
import type { GetAccount } from './get-account'
import {
  type LoadedAddresses,
  type Message,
  nothingLoaded,
} from './transaction'
import { failureOf, type TransactionFailure } from './transaction-error'

/** The tag of a `ProgramState` that has a table. */
const initialized = 1

/** The addresses a message loads from its tables, or why that failed. */
export type Lookup =
  | { readonly loaded: LoadedAddresses; readonly failure?: undefined }
  | { readonly failure: TransactionFailure }

export function lookUpAddresses(
  message: Message,
  getAccount: GetAccount,
): Lookup {
  if (message.version !== 0 || !message.addressTableLookups)
    return { loaded: nothingLoaded }
  const writable: Address[] = []
  const readonly: Address[] = []
  for (const lookup of message.addressTableLookups) {
    const table = getAccount(lookup.lookupTableAddress)
    if (!table.exists)
      return { failure: failureOf('AddressLookupTableNotFound') }
    if (table.programAddress !== ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS)
      return { failure: failureOf('InvalidAddressLookupTableOwner') }
    // Anyone can give the program an account that has no table.
    if (table.data[0] !== initialized)
      return { failure: failureOf('InvalidAddressLookupTableData') }
    const { addresses } = getAddressLookupTableDecoder().decode(table.data)
    for (const [indexes, list] of [
      [lookup.writableIndexes, writable],
      [lookup.readonlyIndexes, readonly],
    ] as const) {
      for (const index of indexes) {
        const address = addresses[index]
        if (!address)
          return { failure: failureOf('InvalidAddressLookupTableIndex') }
        list.push(address)
      }
    }
  }
  return { loaded: { writable, readonly } }
}
