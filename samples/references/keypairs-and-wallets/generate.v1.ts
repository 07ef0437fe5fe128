// level: tested (keys need no network)
import { Keypair } from '@solana/web3.js'

// #region preview
const wallet = Keypair.generate()

console.log(`Address:    ${wallet.publicKey.toBase58()}`)
console.log(`Secret key: ${wallet.secretKey.length} bytes`)
// #endregion
