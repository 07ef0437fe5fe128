import {
  AccountRole,
  airdropFactory,
  appendTransactionMessageInstructions,
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
  type Instruction,
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

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

const shop = await generateKeyPairSigner()
// #region preview
// A new address for each order. It needs no account and no signature.
const { address: reference } = await generateKeyPairSigner()

const amount = lamports(10_000_000n)
const transfer = getTransferSolInstruction({
  source: payer,
  destination: shop.address,
  amount,
})
await send([
  {
    ...transfer,
    accounts: [
      ...transfer.accounts,
      { address: reference, role: AccountRole.READONLY },
    ],
  },
])

// The shop knows the reference and finds the payment by it.
const [payment] = await rpc
  .getSignaturesForAddress(reference, { commitment: 'confirmed' })
  .send()
if (!payment) throw new Error('Not paid yet')

const response = await rpc
  .getTransaction(payment.signature, {
    commitment: 'confirmed',
    encoding: 'json',
    maxSupportedTransactionVersion: 1,
  })
  .send()
if (!response?.meta) throw new Error('The node does not know it')
const { meta, transaction: found } = response
const index = found.message.accountKeys.indexOf(shop.address)
const received =
  (meta.postBalances[index] ?? 0n) - (meta.preBalances[index] ?? 0n)
const isPaid = meta.err === null && received >= amount
// #endregion

console.log('Signature:', payment.signature)
console.log('Received:', received, 'lamports')
console.log('The order is paid:', isPaid)
