import { getAddressLookupTableDecoder } from '@solana-program/address-lookup-table'
import { type EncodedAccount, unwrapOption } from '@solana/kit'

const metaSize = 56

/** An address lookup table as `jsonParsed` has it. */
export function parseLookupTable({ data }: EncodedAccount) {
  if (data.length < metaSize) return { type: 'uninitialized' }
  const table = getAddressLookupTableDecoder().decode(data)
  return {
    type: 'lookupTable',
    info: {
      addresses: table.addresses,
      authority: unwrapOption(table.authority) ?? undefined,
      deactivationSlot: table.deactivationSlot.toString(),
      lastExtendedSlot: table.lastExtendedSlot.toString(),
      lastExtendedSlotStartIndex: table.lastExtendedSlotStartIndex,
    },
  }
}
