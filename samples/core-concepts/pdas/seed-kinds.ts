// level: tested (deriving an address needs no network)
import {
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  getU64Encoder,
} from '@solana/kit'

const program = address('Counter111111111111111111111111111111111111')
const owner = address('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')

// #region preview
for (const number of [1n, 2n, 256n]) {
  const [order, bump] = await getProgramDerivedAddress({
    programAddress: program,
    seeds: [
      // Text as UTF-8: at most 32 bytes, which are not always 32 letters.
      'order',
      // An address: its 32 bytes, not its base58 text.
      getAddressEncoder().encode(owner),
      // A u64: eight bytes, the lowest first, as Rust's to_le_bytes().
      getU64Encoder().encode(number),
    ],
  })
  console.log('Order', number, order, 'bump', bump)
}
// #endregion
