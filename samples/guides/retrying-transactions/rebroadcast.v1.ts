import { getBase58Decoder } from '@solana/kit'
import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SendTransactionError,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'

const commitment = 'confirmed'
const connection = new Connection('http://127.0.0.1:8899', commitment)

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

// In micro-lamports for each compute unit: what three of four recent slots
// asked for these accounts, but within these two limits.
async function choosePrice(floor = 10_000, ceiling = 1_000_000) {
  const recentFees = await connection.getRecentPrioritizationFees({
    lockedWritableAccounts: [payer.publicKey, recipient.publicKey],
  })
  const prices = recentFees
    .map(({ prioritizationFee }) => prioritizationFee)
    .sort((a, b) => a - b)
  const usual = prices[Math.floor(prices.length * 0.75)] ?? 0
  return Math.min(Math.max(usual, floor), ceiling)
}
// The three instructions use 450 units.
const units = 500
const price = await choosePrice()

// #region preview
const { blockhash, lastValidBlockHeight } =
  await connection.getLatestBlockhash()

const transaction = new VersionedTransaction(
  new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [
      ComputeBudgetProgram.setComputeUnitLimit({ units }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: price }),
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
// Known before anything is sent. web3.js 1.x has no function for its text.
const signature = getBase58Decoder().decode(
  transaction.signatures[0] ?? new Uint8Array(),
)

async function sendUntilDecided(maxTries = 240) {
  let sends = 0
  let isAccepted = false
  let nextSend = 0
  let height = 0
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const isOver = height > lastValidBlockHeight
    try {
      // Read the height first: a status read after it cannot be too old.
      height = await connection.getBlockHeight()
      const { value: status } = await connection.getSignatureStatus(signature, {
        searchTransactionHistory: isOver,
      })

      const level = status?.confirmationStatus
      if (level === 'confirmed' || level === 'finalized')
        return status?.err ? 'failed' : 'confirmed'
      // Asked once more since the window is over, now in the history too.
      if (!status && isOver) return 'expired'

      const isDue = Date.now() >= nextSend
      if (!status && isDue && height <= lastValidBlockHeight) {
        sends += 1
        nextSend = Date.now() + 2_000
        await connection.sendRawTransaction(wireTransaction, {
          maxRetries: 0,
          preflightCommitment: commitment,
          skipPreflight: isAccepted,
        })
        isAccepted = true
      }
    } catch (error) {
      // If the node refuses the first send, nobody else has these bytes.
      if (sends === 1 && error instanceof SendTransactionError) throw error
      // Any other error says nothing about the transaction.
      console.log(
        'Request failed:',
        error instanceof Error ? error.message : error,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Undecided: ask again for ${signature}`)
}

const result = await sendUntilDecided()
// #endregion

const received = await connection.getBalance(recipient.publicKey)

console.log('Signature:', signature)
console.log('Result:', result)
console.log('Recipient received:', received, 'lamports')
