import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  isSolanaError,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  unwrapSimulationError,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  getCreateAssociatedTokenInstruction,
  getCreateMintInstructionPlan,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const client = createClientWithGetMinimumBalanceFromRpc(rpc)
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

async function send(instructions: InstructionPlanInput) {
  const plan = parseInstructionPlanInput(instructions)
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructionPlan(plan, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

const mint = await generateKeyPairSigner()

const createMint = await getCreateMintInstructionPlan(client, {
  payer,
  newMint: mint,
  decimals: 6,
  mintAuthority: payer.address,
})

// #region preview
// The mint stands before the token program: not the order of the program.
const [wrongAddress] = await getProgramDerivedAddress({
  programAddress: ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  seeds: [
    getAddressEncoder().encode(payer.address),
    getAddressEncoder().encode(mint.address),
    getAddressEncoder().encode(TOKEN_PROGRAM_ADDRESS),
  ],
})

try {
  await send([
    createMint,
    getCreateAssociatedTokenInstruction({
      payer,
      ata: wrongAddress,
      owner: payer.address,
      mint: mint.address,
    }),
  ])
} catch (error) {
  const failed =
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
  if (!isSolanaError(error, failed)) throw error
  const cause = unwrapSimulationError(error)
  if (isSolanaError(cause)) console.log('Cause:', cause.message)
  for (const log of error.context.logs ?? []) console.log('Log:', log)
}
// #endregion
