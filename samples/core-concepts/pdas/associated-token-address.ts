// level: tested (deriving an address needs no network)
import {
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
} from '@solana/kit'
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenPda,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const owner = address('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')
const mint = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')

// #region preview
const [tokenAccount, bump] = await findAssociatedTokenPda({
  owner,
  mint,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})

// The same by hand: owner, token program and mint, in this order.
const [byHand] = await getProgramDerivedAddress({
  programAddress: ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  seeds: [
    getAddressEncoder().encode(owner),
    getAddressEncoder().encode(TOKEN_PROGRAM_ADDRESS),
    getAddressEncoder().encode(mint),
  ],
})
// #endregion

console.log('Token account:', tokenAccount)
console.log('Bump:', bump)
console.log('By hand the same:', byHand === tokenAccount)
