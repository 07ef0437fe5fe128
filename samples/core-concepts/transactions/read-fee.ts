import {
  appendTransactionMessageInstruction,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Decoder,
  lamports,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

const payer = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

const transfer = getTransferSolInstruction({
  source: payer,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
// #region preview
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
  (m) => setTransactionMessageComputeUnitLimit(10_000, m),
  (m) => setTransactionMessageComputeUnitPrice(200_000n, m),
)

const { messageBytes } = compileTransaction(message)
const base64Message = getBase64Decoder().decode(
  messageBytes,
) as TransactionMessageBytesBase64

const { value: fee } = await rpc.getFeeForMessage(base64Message).send()
// #endregion

console.log('Message size:', messageBytes.length, 'bytes')
console.log('Fee:', fee, 'lamports')
