import { setTimeout } from 'node:timers/promises'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  NONCE_ACCOUNT_LENGTH,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()
const recipient = Keypair.generate()
const nonceAccount = Keypair.generate()

const airdrop = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

// #region preview
// Create the nonce account.
await sendAndConfirmTransaction(
  connection,
  SystemProgram.createNonceAccount({
    fromPubkey: payer.publicKey,
    noncePubkey: nonceAccount.publicKey,
    authorizedPubkey: payer.publicKey,
    lamports:
      await connection.getMinimumBalanceForRentExemption(NONCE_ACCOUNT_LENGTH),
  }),
  [payer, nonceAccount],
)

// A nonce can advance once in a slot: wait for the next one.
async function waitForNextSlot() {
  const slot = await connection.getSlot()
  for (let tries = 1; tries <= 100; tries += 1) {
    if ((await connection.getSlot()) > slot) return
    await setTimeout(100)
  }
  throw new Error('No new slot in ten seconds')
}
await waitForNextSlot()

const state = await connection.getNonce(nonceAccount.publicKey)
if (!state) throw new Error('No nonce account')

// Use it. The advance becomes the first instruction by itself.
const transaction = new Transaction({
  feePayer: payer.publicKey,
  minContextSlot: await connection.getSlot(),
  nonceInfo: {
    nonce: state.nonce,
    nonceInstruction: SystemProgram.nonceAdvance({
      noncePubkey: nonceAccount.publicKey,
      authorizedPubkey: payer.publicKey,
    }),
  },
}).add(
  SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: recipient.publicKey,
    lamports: 10_000_000,
  }),
)
await sendAndConfirmTransaction(connection, transaction, [payer])
// #endregion

const after = await connection.getNonce(nonceAccount.publicKey)
console.log('Nonce has changed:', after?.nonce !== state.nonce)
const balance = await connection.getBalance(recipient.publicKey)
console.log('Recipient holds', balance, 'lamports')
