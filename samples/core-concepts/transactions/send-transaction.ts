import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
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
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

const transfer = getTransferSolInstruction({
  source: payer,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
)

const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const { value: received } = await rpc.getBalance(recipient.address).send()
const { value: left } = await rpc.getBalance(payer.address).send()

console.log('Signature:', getSignatureFromTransaction(transaction))
console.log('Recipient received:', received, 'lamports')
console.log('Payer has left:', left, 'lamports')
