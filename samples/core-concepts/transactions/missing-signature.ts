import {
  appendTransactionMessageInstruction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  isSolanaError,
  lamports,
  partiallySignTransactionMessageWithSigners,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__TRANSACTION_ERROR__SIGNATURE_FAILURE,
  SOLANA_ERROR__TRANSACTION__SIGNATURES_MISSING,
  unwrapSimulationError,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

const payer = await generateKeyPairSigner()
const alice = await generateKeyPairSigner()

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

const transfer = getTransferSolInstruction({
  // Alice pays the SOL, so Alice must sign. Her key is not here.
  source: createNoopSigner(alice.address),
  destination: payer.address,
  amount: lamports(10_000_000n),
})
// #region preview
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
)

try {
  await signTransactionMessageWithSigners(message)
} catch (error) {
  if (!isSolanaError(error, SOLANA_ERROR__TRANSACTION__SIGNATURES_MISSING)) {
    throw error
  }
  console.log('Kit:', error.message)
  console.log('Code:', error.context.__code)
}
// #endregion

// Kit stops you before you send. A node that gets the transaction refuses it.
const transaction = await partiallySignTransactionMessageWithSigners(message)

try {
  await rpc
    .sendTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
    })
    .send()
} catch (error) {
  const cause = unwrapSimulationError(error)
  const code = SOLANA_ERROR__TRANSACTION_ERROR__SIGNATURE_FAILURE
  if (!isSolanaError(cause, code)) throw error
  console.log('Node:', cause.message)
  console.log('Code:', cause.context.__code)
}
