import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
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

const sponsor = await generateKeyPairSigner()
const sender = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: sponsor.address,
})

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: sender.address,
})
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

const transfer = getTransferSolInstruction({
  source: sender,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
// #region preview
const message = pipe(
  createTransactionMessage({ version: 0 }),
  // The sponsor pays the fee. The sender pays only the 0.01 SOL.
  (m) => setTransactionMessageFeePayerSigner(sponsor, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
)

// Both sign: Kit finds the signers in the message.
const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

for (const [name, { address }] of Object.entries({ sponsor, sender })) {
  const { value: left } = await rpc.getBalance(address).send()
  console.log(`The ${name} paid ${1_000_000_000n - left} lamports`)
}
