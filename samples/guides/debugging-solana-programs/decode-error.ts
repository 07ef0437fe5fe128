import {
  getSystemErrorMessage,
  getTransferSolInstruction,
  isSystemError,
} from '@solana-program/system'
import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  unwrapSimulationError,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const transfer = getTransferSolInstruction({
  source: payer,
  destination: recipient.address,
  amount: lamports(2_000_000_000n),
})
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
)
const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)

// #region preview
try {
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
} catch (error) {
  // The answer of the node: the log is in its context.
  if (
    isSolanaError(
      error,
      SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
    )
  ) {
    console.log(error.context.logs?.join('\n'))
    console.log(`Compute units: ${error.context.unitsConsumed}\n`)
  }

  // The error of the instruction, without the wrapping of the node.
  const cause = unwrapSimulationError(error)
  if (isSystemError(cause, message)) {
    const { code, index } = cause.context
    console.log(`Instruction ${index}, code ${code}:`)
    console.log(getSystemErrorMessage(code))
  } else throw error
}
// #endregion
