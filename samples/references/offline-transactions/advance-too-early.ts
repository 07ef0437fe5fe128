import {
  airdropFactory,
  appendTransactionMessageInstructions,
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
  type Instruction,
} from '@solana/kit'
import {
  getAdvanceNonceAccountInstruction,
  getCreateAccountInstruction,
  getInitializeNonceAccountInstruction,
  getNonceSize,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'

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

const nonceAccount = await generateKeyPairSigner()
const space = BigInt(getNonceSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()

// #region preview
const instructions = [
  getCreateAccountInstruction({
    payer,
    newAccount: nonceAccount,
    lamports: minimum,
    space,
    programAddress: SYSTEM_PROGRAM_ADDRESS,
  }),
  getInitializeNonceAccountInstruction({
    nonceAccount: nonceAccount.address,
    nonceAuthority: payer.address,
  }),
  // In the same block there is no new blockhash to make a nonce from.
  getAdvanceNonceAccountInstruction({
    nonceAccount: nonceAccount.address,
    nonceAuthority: payer,
  }),
]
try {
  await send(instructions)
} catch (error) {
  const failed =
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
  if (!isSolanaError(error, failed)) throw error
  const cause = unwrapSimulationError(error)
  if (isSolanaError(cause)) console.log('Cause:', cause.message)
  for (const line of error.context.logs ?? []) console.log('Log:', line)
}
// #endregion
