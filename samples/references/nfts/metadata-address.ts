// level: tested (computes an address, needs no network)
import {
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
} from '@solana/kit'

const mint = address('JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG')

// #region preview
const TOKEN_METADATA_PROGRAM = address(
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
)
const { encode } = getAddressEncoder()
const [metadata] = await getProgramDerivedAddress({
  programAddress: TOKEN_METADATA_PROGRAM,
  seeds: ['metadata', encode(TOKEN_METADATA_PROGRAM), encode(mint)],
})
// #endregion
console.log('Mint:    ', mint)
console.log('Metadata:', metadata)
