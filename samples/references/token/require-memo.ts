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
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  unwrapSimulationError,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  getAddMemoInstruction,
  LEGACY_MEMO_PROGRAM_ADDRESS_V3,
} from '@solana-program/memo'
import {
  ExtensionType,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateMintInstructionPlan,
  getEnableMemoTransfersInstruction,
  getMintToATAInstructionPlanAsync,
  getReallocateInstruction,
  getTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'

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
  tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
})
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer,
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

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: recipient.address,
})
const [destination] = await findAssociatedTokenPda({
  owner: recipient.address,
  mint: mint.address,
  tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
})
await send([
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: destination,
    owner: recipient.address,
    mint: mint.address,
  }),
])

// #region preview
// The owner adds the extension to an account that is there already.
await send([
  getReallocateInstruction({
    token: destination,
    payer,
    owner: recipient,
    newExtensionTypes: [ExtensionType.MemoTransfer],
  }),
  getEnableMemoTransfersInstruction({ token: destination, owner: recipient }),
])

const transfer = getTransferCheckedInstruction({
  source: payerTokens,
  mint: mint.address,
  destination,
  authority: payer,
  amount: 1_000_000n,
  decimals: 6,
})
try {
  await send([transfer])
} catch (error) {
  const cause = unwrapSimulationError(error)
  if (!isSolanaError(cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM))
    throw error
  console.log('Without a memo:', cause.message)
}
// Token-2022 11.0.0 knows the Memo program up to version 3.
const memo = getAddMemoInstruction(
  { memo: 'Invoice 2026-117' },
  { programAddress: LEGACY_MEMO_PROGRAM_ADDRESS_V3 },
)
await send([memo, transfer])
// #endregion

const { data } = await fetchToken(rpc, destination)
console.log('With a memo:   ', data.amount, 'base units')
