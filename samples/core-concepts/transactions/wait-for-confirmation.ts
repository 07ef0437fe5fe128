import {
  airdropFactory,
  appendTransactionMessageInstruction,
  commitmentComparator,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  isSolanaError,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const recipient = await generateKeyPairSigner()

const commitment = 'confirmed'
const { value: latestBlockhash } = await rpc
  .getLatestBlockhash({ commitment })
  .send()

const transfer = getTransferSolInstruction({
  source: payer,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
  signTransactionMessageWithSigners,
)

// A request that nobody answers ends after five seconds.
const soon = () => ({ abortSignal: AbortSignal.timeout(5_000) })

// #region preview
const signature = getSignatureFromTransaction(transaction)
try {
  await rpc
    .sendTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
      preflightCommitment: commitment,
    })
    .send(soon())
} catch (error) {
  // After any other error, the node may have the transaction.
  const code =
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
  if (isSolanaError(error, code)) throw error
}

async function waitForConfirmation(maxTries = 240) {
  let height = 0n
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const isOver = height > latestBlockhash.lastValidBlockHeight
    try {
      // Read the height first: a status read after it cannot be too old.
      height = await rpc.getBlockHeight({ commitment }).send(soon())
      const { value: statuses } = await rpc
        .getSignatureStatuses([signature], { searchTransactionHistory: isOver })
        .send(soon())
      const status = statuses[0]

      const level = status?.confirmationStatus
      if (level && commitmentComparator(level, commitment) >= 0) {
        if (status?.err) console.log('Error:', status.err)
        return status?.err ? 'failed' : 'confirmed'
      }
      // A processed transaction can be confirmed after its blockhash expired.
      if (!status && isOver) return 'expired'
    } catch (error) {
      // A request that failed says nothing about the transaction: ask again.
      console.log(
        'Request failed:',
        error instanceof Error ? error.message : error,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Undecided: ask again for ${signature}`)
}

const result = await waitForConfirmation()
// #endregion

console.log('Signature:', signature)
console.log('Last valid block height:', latestBlockhash.lastValidBlockHeight)
console.log('Result:', result)
