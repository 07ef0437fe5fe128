import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  createTransactionPlanExecutor,
  createTransactionPlanner,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  parallelInstructionPlan,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  summarizeTransactionPlanResult,
  type InstructionPlanInput,
  type Signature,
} from '@solana/kit'
import {
  fetchToken,
  findAssociatedTokenPda,
  getBatchInstruction,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getTransferCheckedInstruction,
  getTransferToATAInstructionPlanAsync,
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

// A token of our own, with 6 decimals. The payer gets 1,000 of it.
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
    amount: 1_000_000_000n,
    decimals: 6,
  }),
])

async function newWallet() {
  const { address } = await generateKeyPairSigner()
  return address
}
const wallets = await Promise.all(Array.from({ length: 40 }, newWallet))

// #region preview
// For each recipient: create the token account if it is missing, and transfer.
const payouts = await Promise.all(
  wallets.map((recipient) =>
    getTransferToATAInstructionPlanAsync({
      payer,
      mint: mint.address,
      authority: payer,
      recipient,
      amount: 2_500_000n,
      decimals: 6,
    }),
  ),
)

// The planner puts as many of them into a transaction as fit.
const planTransactions = createTransactionPlanner({
  createTransactionMessage: () =>
    pipe(createTransactionMessage({ version: 0 }), (m) =>
      setTransactionMessageFeePayerSigner(payer, m),
    ),
})
const transactions = await planTransactions(parallelInstructionPlan(payouts))
// #endregion

// #region execute
const execute = createTransactionPlanExecutor({
  async executeTransactionMessage(context, message) {
    const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
    const transaction = await signTransactionMessageWithSigners(
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, message),
    )
    assertIsTransactionWithBlockhashLifetime(transaction)
    // Store it before you send, so that you never pay anybody twice.
    const signature = getSignatureFromTransaction(transaction)
    await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
    return { ...context, signature }
  },
})
const result = await execute(transactions)
const { successfulTransactions } = summarizeTransactionPlanResult(result)
console.log('Recipients:', payouts.length)
console.log('Transactions:', successfulTransactions.length)
// #endregion

const accounts = await Promise.all(
  wallets.map(async (owner) => {
    const [ata] = await findAssociatedTokenPda({
      owner,
      mint: mint.address,
      tokenProgram: TOKEN_PROGRAM_ADDRESS,
    })
    return ata
  }),
)
const [source] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
for (const account of [accounts[0], accounts[39]]) {
  if (!account) continue
  const { data } = await fetchToken(rpc, account)
  console.log('One recipient has:', data.amount, 'base units')
}

// #region batch
const transfers = accounts.slice(0, 15).map((destination) =>
  getTransferCheckedInstruction({
    source,
    mint: mint.address,
    destination,
    authority: payer,
    amount: 2_500_000n,
    decimals: 6,
  }),
)
const apart = await send(transfers)
const together = await send([getBatchInstruction(transfers)])
console.log('15 transfers:      ', await unitsOf(apart), 'compute units')
console.log('The same in a batch:', await unitsOf(together), 'compute units')
// #endregion

async function unitsOf(signature: Signature) {
  const transaction = await rpc
    .getTransaction(signature, {
      commitment: 'confirmed',
      encoding: 'base64',
      maxSupportedTransactionVersion: 1,
    })
    .send()
  return transaction?.meta?.computeUnitsConsumed
}
