import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapOption,
  type Address,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  fetchMaybeToken,
  fetchToken,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
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
const secondMint = await generateKeyPairSigner()

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

// An account of ours without tokens: the one of a second token.
const [emptyTokens] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: secondMint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: secondMint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: emptyTokens,
    owner: payer.address,
    mint: secondMint.address,
  }),
])

// #region preview
/** Closes an account, unless there are tokens in it. */
async function close(account: Address) {
  const { data, lamports: deposit } = await fetchToken(rpc, account)
  if (data.amount > 0n)
    throw new Error(`Not closed: it holds ${data.amount} base units`)
  const authority = unwrapOption(data.closeAuthority) ?? data.owner
  if (authority !== payer.address)
    throw new Error(`Not closed: only ${authority} may close it`)
  await send([
    getCloseAccountInstruction({
      account,
      destination: payer.address,
      owner: payer,
    }),
  ])
  return deposit
}
// #endregion

try {
  await close(payerTokens)
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.log(error.message)
}
const returned = await close(emptyTokens)
const closed = await fetchMaybeToken(rpc, emptyTokens)
console.log('Lamports returned: ', returned)
console.log('The account exists:', closed.exists)
