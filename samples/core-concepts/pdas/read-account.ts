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
  type InstructionPlanInput,
} from '@solana/kit'
import {
  fetchMaybeToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstructionAsync,
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

await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
  // The client finds the address by itself: you do not pass it.
  await getCreateAssociatedTokenIdempotentInstructionAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
  }),
])

// #region preview
// All you need to know is the owner and the mint.
const [tokenAddress] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})

const account = await fetchMaybeToken(rpc, tokenAddress)
if (!account.exists) throw new Error(`Nothing is at ${tokenAddress} yet`)
// #endregion

console.log('Address:', account.address)
console.log('Program that owns the account:', account.programAddress)
console.log('Mint is ours:', account.data.mint === mint.address)
console.log('Token owner is the payer:', account.data.owner === payer.address)
console.log('Amount:', account.data.amount)
console.log('Size:', account.space, 'bytes')
