import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  estimateResourceLimitsFactory,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  getTransactionEncoder,
  getTransactionSizeLimit,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageConfig,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

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
// #region preview
const draft = pipe(
  createTransactionMessage({ version: 1 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
)

// Version 1 has no defaults: a limit that you do not set is zero.
const estimateResourceLimits = estimateResourceLimitsFactory({ rpc })
const { computeUnitLimit, loadedAccountsDataSizeLimit } =
  await estimateResourceLimits(draft)

const page = 32_768
const message = setTransactionMessageConfig(
  {
    computeUnitLimit: Math.ceil(computeUnitLimit * 1.1),
    // Whole pages of 32 KiB, as they are charged: an account that comes into
    // being before the transaction lands must still fit.
    loadedAccountsDataSizeLimit:
      Math.ceil((loadedAccountsDataSizeLimit * 1.1) / page) * page,
    // The whole fee for priority, in lamports.
    priorityFeeLamports: 500n,
  },
  draft,
)

const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const { value: left } = await rpc.getBalance(payer.address).send()

const wireBytes = getTransactionEncoder().encode(transaction)

console.log('Signature:', getSignatureFromTransaction(transaction))
console.log('First byte:', `0x${wireBytes[0]?.toString(16)}`)
console.log('Size:', wireBytes.length, 'bytes')
console.log('Limit:', getTransactionSizeLimit(transaction), 'bytes')
console.log('Resources:', message.config)
console.log('Fee paid:', 1_000_000_000n - 10_000_000n - left, 'lamports')
