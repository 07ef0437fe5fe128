import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
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
const { blockhash, lastValidBlockHeight } =
  await connection.getLatestBlockhash('confirmed')

const transaction = new VersionedTransaction(
  new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [
      SystemProgram.transfer({
        fromPubkey: payer.publicKey,
        toPubkey: recipient.publicKey,
        lamports: 10_000_000,
      }),
    ],
  }).compileToV0Message(),
)
transaction.sign([payer])
const wireTransaction = transaction.serialize()

// The first send runs the preflight and throws what it finds.
const signature = await connection.sendRawTransaction(wireTransaction, {
  maxRetries: 0,
  preflightCommitment: 'confirmed',
})

async function resendUntilDecided() {
  let nextSend = Date.now() + 2_000
  while (true) {
    // Read the height first: a status read after it cannot be too old.
    const blockHeight = await connection.getBlockHeight('confirmed')
    const { value: status } = await connection.getSignatureStatus(signature)

    const level = status?.confirmationStatus
    if (level === 'confirmed' || level === 'finalized')
      return status?.err ? 'failed' : 'confirmed'
    if (!status && blockHeight > lastValidBlockHeight) return 'expired'

    if (!status && Date.now() >= nextSend) {
      await connection.sendRawTransaction(wireTransaction, {
        maxRetries: 0,
        skipPreflight: true,
      })
      nextSend = Date.now() + 2_000
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const result = await resendUntilDecided()
// #endregion

const received = await connection.getBalance(recipient.publicKey)

console.log('Signature:', signature)
console.log('Result:', result)
console.log('Recipient received:', received, 'lamports')
