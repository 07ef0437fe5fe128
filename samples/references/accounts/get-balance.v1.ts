import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const wallet = Keypair.generate()
const airdrop = await connection.requestAirdrop(
  wallet.publicKey,
  1.5 * LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

// #region preview
const balance = await connection.getBalance(wallet.publicKey)
const sol = (balance / LAMPORTS_PER_SOL).toFixed(9)
// #endregion

console.log('Lamports:', balance)
console.log('SOL:     ', sol)
