import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
  TransactionInstruction,
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
const memo = new TransactionInstruction({
  programId: new PublicKey('Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH'),
  // With a signer, the memo proves who wrote it.
  keys: [{ pubkey: payer.publicKey, isSigner: true, isWritable: false }],
  data: Buffer.from('Invoice 2026-117'),
})

const transaction = new Transaction().add(
  SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: recipient.publicKey,
    lamports: 10_000_000,
  }),
  memo,
)
// #endregion

const signature = await sendAndConfirmTransaction(connection, transaction, [
  payer,
])
const response = await connection.getTransaction(signature, {
  maxSupportedTransactionVersion: 1,
})
console.log('Signature:', signature)
for (const line of response?.meta?.logMessages ?? []) console.log(line)
