import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  estimateResourceLimitsFactory,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  getTransactionMessageSize,
  getTransactionMessageSizeLimit,
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
const recipients = await Promise.all(
  Array.from({ length: 60 }, () => generateKeyPairSigner()),
)

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

// #region preview
const draft = pipe(
  createTransactionMessage({ version: 1 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) =>
    appendTransactionMessageInstructions(
      recipients.map(({ address }) =>
        getTransferSolInstruction({
          source: payer,
          destination: address,
          amount: lamports(1_000_000n),
        }),
      ),
      m,
    ),
)

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
    priorityFeeLamports: 1_000n,
  },
  draft,
)

const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const { value: left } = await rpc.getBalance(payer.address).send()

console.log('Size:', getTransactionMessageSize(message), 'bytes')
console.log('Limit:', getTransactionMessageSizeLimit(message), 'bytes')
console.log('Signature:', getSignatureFromTransaction(transaction))
console.log('Fee paid:', 1_000_000_000n - 60_000_000n - left, 'lamports')
