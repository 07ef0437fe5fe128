import {
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
  SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: recipient.publicKey,
    lamports: 10_000_000,
  }),
)

const signature = await sendAndConfirmTransaction(connection, transaction, [
  payer,
])
// #endregion

const received = await connection.getBalance(recipient.publicKey)
const left = await connection.getBalance(payer.publicKey)

console.log('Signature:', signature)
console.log('Recipient received:', received, 'lamports')
console.log('Payer has left:', left, 'lamports')
