import { type EncodedAccount, getU32Decoder, unwrapOption } from '@solana/kit'
import { getAddressLookupTableDecoder } from '@solana-program/address-lookup-table'

/** Tag of a `ProgramState` that has no table yet. */
const uninitialized = 0

/** An address lookup table as `jsonParsed` has it. */
export function parseLookupTable({ data }: EncodedAccount) {
  if (getU32Decoder().decode(data) === uninitialized)
    return { type: 'uninitialized' }
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
