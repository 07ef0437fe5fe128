import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createAddressWithSeed,
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
import {
  getTransferSolWithSeedInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const base = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: base.address,
})

// The address has no key pair. An airdrop is enough to give it an account.
const seed = 'savings'
const savings = await createAddressWithSeed({
  baseAddress: base.address,
  seed,
  programAddress: SYSTEM_PROGRAM_ADDRESS,
})
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(500_000_000n),
  recipientAddress: savings,
})
const { value: latestBlockhash } = await rpc
  .getLatestBlockhash({ commitment: 'confirmed' })
  .send()

// #region preview
const instruction = getTransferSolWithSeedInstruction({
  source: savings,
  baseAccount: base,
  fromSeed: 'saving',
  fromOwner: SYSTEM_PROGRAM_ADDRESS,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
// #endregion

const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(base, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(instruction, m),
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
  const cause = unwrapSimulationError(error)
  if (isSolanaError(cause)) console.log('Cause:', cause.message)
  for (const line of error.context.logs ?? []) console.log('Log:', line)
}
// #endregion
