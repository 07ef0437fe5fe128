import { createMint, getMint } from '@solana/spl-token'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()
const airdrop = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

// #region preview
const mint = await createMint(
  connection,
  payer,
  payer.publicKey, // mint authority
  payer.publicKey, // freeze authority, or null
  6, // decimals
)
// #endregion

const { decimals, supply } = await getMint(connection, mint)
console.log('Mint:    ', mint.toBase58())
console.log('Decimals:', decimals)
console.log('Supply:  ', supply)
