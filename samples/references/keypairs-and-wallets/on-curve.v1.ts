// level: tested (keys need no network)
import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'

const wallet = Keypair.generate().publicKey
const [pda] = PublicKey.findProgramAddressSync(
  [Buffer.from('vault')],
  SystemProgram.programId,
)

// #region preview
console.log(`Wallet on the curve: ${PublicKey.isOnCurve(wallet)}`)
console.log(`PDA on the curve:    ${PublicKey.isOnCurve(pda)}`)
// #endregion
