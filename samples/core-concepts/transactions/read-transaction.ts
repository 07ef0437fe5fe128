import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
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
  return getSignatureFromTransaction(transaction)
}

const recipient = await generateKeyPairSigner()

const signature = await send([
  getTransferSolInstruction({
    source: payer,
    destination: recipient.address,
    amount: lamports(10_000_000n),
  }),
])

// #region preview
const response = await rpc
  .getTransaction(signature, {
    commitment: 'confirmed',
    encoding: 'base64',
    maxSupportedTransactionVersion: 1,
  })
  .send()
if (!response) throw new Error(`The node does not know ${signature}`)

const wireBytes = getBase64Encoder().encode(response.transaction[0])
const transaction = getTransactionDecoder().decode(wireBytes)
const message = getCompiledTransactionMessageDecoder().decode(
  transaction.messageBytes,
)

console.log('Size:', wireBytes.length, 'bytes')
console.log('Signatures:', Object.keys(transaction.signatures).length)
console.log('Version:', message.version)
console.log('Header:', message.header)
console.log('Addresses:', message.staticAccounts)
console.log('Blockhash:', message.lifetimeToken)
// #endregion

console.log('Succeeded:', response.meta?.err === null)
console.log('Fee:', response.meta?.fee, 'lamports')
console.log('Compute units:', response.meta?.computeUnitsConsumed)
console.log('Balances before:', response.meta?.preBalances)
console.log('Balances after:', response.meta?.postBalances)
