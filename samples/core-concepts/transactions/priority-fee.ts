import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  estimateResourceLimitsFactory,
  generateKeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
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

// #region preview
// What others paid lately to write to the same accounts,
// in micro-lamports for each compute unit.
const recentFees = await rpc
  .getRecentPrioritizationFees([payer.address, recipient.address])
  .send()
const prices = recentFees
  .map(({ prioritizationFee }) => prioritizationFee)
  .sort((a, b) => Number(a - b))

// Three of four recent slots asked for this price or for less.
const usual = prices[Math.floor(prices.length * 0.75)] ?? 0n
const floor = 10_000n
// The most that you would ever pay, whatever the answer says.
const ceiling = 1_000_000n
const atLeast = usual > floor ? usual : floor
const price = atLeast < ceiling ? atLeast : ceiling

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

const transfer = getTransferSolInstruction({
  source: payer,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
const draft = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
  (m) => setTransactionMessageComputeUnitPrice(price, m),
)

// Simulate the draft, then ask for what it used and 10 % more.
const estimateResourceLimits = estimateResourceLimitsFactory({ rpc })
const { computeUnitLimit: used } = await estimateResourceLimits(draft)
const limit = Math.ceil(used * 1.1)
const message = setTransactionMessageComputeUnitLimit(limit, draft)

const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const { value: left } = await rpc.getBalance(payer.address).send()
const fee = 1_000_000_000n - 10_000_000n - left

console.log('Compute units used:', used)
console.log('Compute unit limit:', limit)
console.log('Price:', price, 'micro-lamports a unit')
console.log('Fee paid:', fee, 'lamports')
