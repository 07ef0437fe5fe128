import {
  airdropFactory,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

const { value: latestBlockhash } = await rpc
  .getLatestBlockhash({ commitment: 'confirmed' })
  .send()

const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({
        source: payer,
        destination: recipient.address,
        amount: lamports(10_000_000n),
      }),
      m,
    ),
  signTransactionMessageWithSigners,
)

// #region preview
const signature = await rpc
  .sendTransaction(getBase64EncodedWireTransaction(transaction), {
    encoding: 'base64',
    preflightCommitment: 'confirmed',
  })
  .send()

async function waitForConfirmation() {
  while (true) {
    // Read the height first: a status read after it cannot be too old.
    const blockHeight = await rpc
      .getBlockHeight({ commitment: 'confirmed' })
      .send()
    const { value: statuses } = await rpc
      .getSignatureStatuses([signature])
      .send()
    const status = statuses[0]

    if (status?.err) return `failed: ${JSON.stringify(status.err)}`
    const level = status?.confirmationStatus
    if (level === 'confirmed' || level === 'finalized') return 'confirmed'
    if (blockHeight > latestBlockhash.lastValidBlockHeight) return 'expired'

    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const result = await waitForConfirmation()
// #endregion

console.log('Signature:', signature)
console.log('Last valid block height:', latestBlockhash.lastValidBlockHeight)
console.log('Result:', result)
