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
  type KeyPairSigner,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const recipient = await generateKeyPairSigner()

async function sendFiveSol(payer: KeyPairSigner) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: payer,
          destination: recipient.address,
          amount: lamports(5_000_000_000n),
        }),
        m,
      ),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)

  // #region preview
  try {
    await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
  } catch (error) {
    const failed =
      SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
    if (!isSolanaError(error, failed)) throw error
    // The node simulated the transaction and did not send it on.
    console.log('Code:', error.context.__code)
    console.log('Message:', error.message)
    const cause = unwrapSimulationError(error)
    if (isSolanaError(cause)) console.log('Cause:', cause.message)
    for (const log of error.context.logs ?? []) console.log('Log:', log)
  }
  // #endregion
}

console.log('A payer without an account')
const newcomer = await generateKeyPairSigner()
await sendFiveSol(newcomer)

console.log('A payer with 1 SOL')
const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
await sendFiveSol(payer)
