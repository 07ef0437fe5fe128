// level: tested (deriving an address needs no network)
import { PublicKey } from '@solana/web3.js'

const program = new PublicKey('Counter111111111111111111111111111111111111')
const owner = new PublicKey('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')

// #region preview
const [counter, bump] = PublicKey.findProgramAddressSync(
  [Buffer.from('counter'), owner.toBuffer()],
  program,
)

console.log('Address: ', counter.toBase58())
console.log('Bump:    ', bump)
console.log('On curve:', PublicKey.isOnCurve(counter))
// #endregion
