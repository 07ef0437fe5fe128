// level: tested (deriving an address needs no network)
import { address, createAddressWithSeed } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'

const base = address('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')

// #region preview
const savings = await createAddressWithSeed({
  baseAddress: base,
  seed: 'savings',
  programAddress: SYSTEM_PROGRAM_ADDRESS,
})
// #endregion

console.log('Address:', savings)
