// level: compiled (the checks of signatures import it)
import { getAddressEncoder, getBase16Decoder, type Address } from '@solana/kit'

// The points of small order. Anybody can sign for them. Without the sign bit.
const smallOrder = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]

export function isOfSmallOrder(account: Address) {
  const key = getAddressEncoder().encode(account)
  const signless = key.map((byte, i) => (i === 31 ? byte & 0x7f : byte))
  return smallOrder.includes(getBase16Decoder().decode(signless))
}
