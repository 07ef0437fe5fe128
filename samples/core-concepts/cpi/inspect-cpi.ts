import {
  getCreateAssociatedTokenInstructionAsync,
  getCreateMintInstructionPlan,
} from '@solana-program/token'
import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type InstructionPlanInput,
} from '@solana/kit'

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
  return getSignatureFromTransaction(transaction)
}

await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
)

// #region preview
// One instruction for the Associated Token program, and nothing else.
const signature = await send([
  await getCreateAssociatedTokenInstructionAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
  }),
])
const transaction = await rpc
  .getTransaction(signature, {
    commitment: 'confirmed',
    encoding: 'json',
    maxSupportedTransactionVersion: 1,
  })
  .send()

console.log('The log, with its depth in brackets:')
for (const line of transaction?.meta?.logMessages ?? []) {
  // The lines about compute units differ from one address to the next.
  if (!line.includes(' consumed ')) console.log(`  ${line}`)
}

console.log('The inner instructions:')
// Indexes point into this list. Addresses from lookup tables come last.
const loaded = transaction?.meta?.loadedAddresses
const keys = [
  ...(transaction?.transaction.message.accountKeys ?? []),
  ...(loaded?.writable ?? []),
  ...(loaded?.readonly ?? []),
]
for (const outer of transaction?.meta?.innerInstructions ?? []) {
  for (const inner of outer.instructions) {
    const accounts = inner.accounts.length
    console.log(`  by instruction ${outer.index}, depth ${inner.stackHeight}:`)
    console.log(`    ${keys[inner.programIdIndex]}, ${accounts} accounts`)
  }
}
// #endregion
