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
  type Address,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  extension,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
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
const issuer = await generateKeyPairSigner()
const holder = await generateKeyPairSigner()

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

// #region preview
const extensions = [
  extension('PermanentDelegate', { delegate: issuer.address }),
]
await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer,
    extensions,
  }),
)
// #endregion

const ataOf = async (owner: Address) => {
  const [ata] = await findAssociatedTokenPda({
    owner,
    mint: mint.address,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  })
  return ata
}
const treasury = await ataOf(issuer.address)
const held = await ataOf(holder.address)
await send([
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: treasury,
    owner: issuer.address,
    mint: mint.address,
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: holder.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 10_000_000n,
    decimals: 6,
  }),
])

// #region preview
// The holder does not sign.
await send([
  getTransferCheckedInstruction({
    source: held,
    mint: mint.address,
    destination: treasury,
    authority: issuer,
    amount: 3_000_000n,
    decimals: 6,
  }),
])
// #endregion

const left = await fetchToken(rpc, held)
const taken = await fetchToken(rpc, treasury)
console.log('Holder has left:', left.data.amount, 'base units')
console.log('Issuer took:    ', taken.data.amount, 'base units')
