// level: tested (deriving an address needs no network)
import { PublicKey, SystemProgram } from '@solana/web3.js'

const base = new PublicKey('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')

// #region preview
const savings = await PublicKey.createWithSeed(
  base,
  'savings',
  SystemProgram.programId,
)
// #endregion

console.log('Address:', savings.toBase58())
