import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  isSolanaError,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapSimulationError,
  type InstructionPlanInput,
  type TransactionSigner,
} from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getTransferCheckedInstruction,
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
const mint = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

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

// A token of our own, with 6 decimals. The payer gets 100 of it.
const [payerTokens] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
])

const [destination] = await findAssociatedTokenPda({
  owner: recipient.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
const createDestination = getCreateAssociatedTokenIdempotentInstruction({
  payer,
  ata: destination,
  owner: recipient.address,
  mint: mint.address,
})

// #region preview
const right = {
  source: payerTokens,
  mint: mint.address,
  destination,
  authority: payer as TransactionSigner,
  amount: 1_000_000n,
  decimals: 6,
}

const attempts = {
  'More than there is': { ...right, amount: 200_000_000n },
  'Somebody else signs': { ...right, authority: recipient },
  'Wrong decimals': { ...right, decimals: 9 },
}

for (const [name, input] of Object.entries(attempts)) {
  try {
    await send([createDestination, getTransferCheckedInstruction(input)])
  } catch (error) {
    const cause = unwrapSimulationError(error)
    if (!isSolanaError(cause)) throw error
    console.log(`${name}: ${cause.message}`)
  }
}

// Without createDestination the recipient has no token account.
try {
  await send([getTransferCheckedInstruction(right)])
} catch (error) {
  const cause = unwrapSimulationError(error)
  if (!isSolanaError(cause)) throw error
  console.log(`No token account: ${cause.message}`)
}
// #endregion
