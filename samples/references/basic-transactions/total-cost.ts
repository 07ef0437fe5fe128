import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  compileTransaction,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Decoder,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type InstructionPlanInput,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import {
  fetchMaybeToken,
  findAssociatedTokenPda,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getTokenSize,
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
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

const [destination] = await findAssociatedTokenPda({
  owner: recipient.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})

// #region preview
// This transfer also creates a token account for the recipient.
const transfer = await getTransferToATAInstructionPlanAsync({
  payer,
  source: payerTokens,
  mint: mint.address,
  recipient: recipient.address,
  authority: payer,
  amount: 2_500_000n,
  decimals: 6,
})
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstructionPlan(transfer, m),
)

const { messageBytes } = compileTransaction(message)
const base64Message = getBase64Decoder().decode(
  messageBytes,
) as TransactionMessageBytesBase64
const { value: fee } = await rpc.getFeeForMessage(base64Message).send()
if (fee === null) throw new Error('The blockhash is too old')

const account = await fetchMaybeToken(rpc, destination)
const deposit = account.exists
  ? 0n
  : await rpc.getMinimumBalanceForRentExemption(BigInt(getTokenSize())).send()
// #endregion

const { value: before } = await rpc.getBalance(payer.address).send()
const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
const { value: after } = await rpc.getBalance(payer.address).send()

console.log('Fee:', fee, 'lamports')
console.log('Minimum balance of the new account:', deposit, 'lamports')
console.log('Together:', fee + deposit, 'lamports')
console.log('The payer has paid:', before - after, 'lamports')
