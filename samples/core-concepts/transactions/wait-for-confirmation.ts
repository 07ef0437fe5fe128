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
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const recipient = await generateKeyPairSigner()

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

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
    const blockHeight = await rpc.getBlockHeight().send()
    const { value: statuses } = await rpc
      .getSignatureStatuses([signature])
      .send()
    const status = statuses[0]

    const level = status?.confirmationStatus
    if (level === 'confirmed' || level === 'finalized')
      return status?.err ? `failed: ${JSON.stringify(status.err)}` : 'confirmed'
    // A processed transaction can be confirmed after its blockhash expired.
    if (!status && blockHeight > latestBlockhash.lastValidBlockHeight)
      return 'expired'

    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const result = await waitForConfirmation()
// #endregion

console.log('Signature:', signature)
console.log('Last valid block height:', latestBlockhash.lastValidBlockHeight)
console.log('Result:', result)
