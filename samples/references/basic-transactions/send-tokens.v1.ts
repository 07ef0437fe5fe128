import {
  createMint,
  getAccount,
  getOrCreateAssociatedTokenAccount,
  mintTo,
  transferChecked,
} from '@solana/spl-token'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

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

// A token of our own, with 6 decimals. The payer gets 100 of it.
const mint = await createMint(connection, payer, payer.publicKey, null, 6)
const source = await getOrCreateAssociatedTokenAccount(
  connection,
  payer,
  mint,
  payer.publicKey,
)
await mintTo(connection, payer, mint, source.address, payer, 100_000_000n)

// #region preview
const destination = await getOrCreateAssociatedTokenAccount(
  connection,
  payer,
  mint,
  recipient.publicKey,
)

const signature = await transferChecked(
  connection,
  payer,
  source.address,
  mint,
  destination.address,
  payer,
  2_500_000n,
  6,
)
// #endregion

const received = await getAccount(connection, destination.address)
const left = await getAccount(connection, source.address)
console.log('Signature:', signature)
console.log('Recipient has:', received.amount, 'base units')
console.log('Sender has left:', left.amount, 'base units')
