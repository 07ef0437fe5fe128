import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const wallet = Keypair.generate()

// #region preview
const signature = await connection.requestAirdrop(
  wallet.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature,
  ...(await connection.getLatestBlockhash()),
})

const balance = await connection.getBalance(wallet.publicKey)
console.log(`Signature: ${signature}`)
console.log(`Balance:   ${balance} lamports`)
// #endregion
