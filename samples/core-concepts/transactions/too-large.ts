import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getTransactionMessageSize,
  getTransactionMessageSizeLimit,
  isSolanaError,
  isTransactionMessageWithinSizeLimit,
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

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

// #region preview
const recipients = await Promise.all(
  Array.from({ length: 30 }, () => generateKeyPairSigner()),
)

const message = pipe(
  createTransactionMessage({ version: 0 }),
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

console.log('Size:', getTransactionMessageSize(message), 'bytes')
console.log('Limit:', getTransactionMessageSizeLimit(message), 'bytes')
console.log('Fits:', isTransactionMessageWithinSizeLimit(message))
// #endregion

const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)

try {
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
} catch (error) {
  if (!isSolanaError(error)) throw error
  console.log('Error:', error.message)
  console.log('Code:', error.context.__code)
}
