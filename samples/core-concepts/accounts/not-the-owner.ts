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
  type Instruction,
} from '@solana/kit'
import {
  getCreateAccountInstruction,
  getTransferSolInstruction,
} from '@solana-program/system'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

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

// #region preview
const account = await generateKeyPairSigner()
const minimum = await rpc.getMinimumBalanceForRentExemption(0n).send()

try {
  await send([
    // From here on the Token program owns the account.
    getCreateAccountInstruction({
      payer,
      newAccount: account,
      lamports: minimum,
      space: 0n,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    }),
    // The System program cannot take its lamports, although the key signs.
    getTransferSolInstruction({
      source: account,
      destination: payer.address,
      amount: minimum,
    }),
  ])
} catch (error) {
  const failed =
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
  if (!isSolanaError(error, failed)) throw error
  console.log(error.message)
  for (const line of error.context.logs ?? []) console.log(line)
  console.log(`Cause: ${error.cause?.message}`)
}
// #endregion
