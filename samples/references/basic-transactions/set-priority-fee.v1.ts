import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()
const recipient = Keypair.generate()

const airdrop = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

// #region preview
const transaction = new Transaction().add(
  ComputeBudgetProgram.setComputeUnitLimit({ units: 500 }),
  // In micro-lamports for each compute unit.
  ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 200_000 }),
  SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: recipient.publicKey,
    lamports: 10_000_000,
  }),
)
// #endregion

await sendAndConfirmTransaction(connection, transaction, [payer])
const left = await connection.getBalance(payer.publicKey)
console.log('Fee paid:', LAMPORTS_PER_SOL - 10_000_000 - left, 'lamports')
