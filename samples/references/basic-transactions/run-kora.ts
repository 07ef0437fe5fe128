import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsFullySignedTransaction,
  assertIsTransactionWithBlockhashLifetime,
  assertIsTransactionWithinSizeLimit,
  createClientWithGetMinimumBalanceFromRpc,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  lamports,
  parseInstructionPlanInput,
  partiallySignTransaction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstructionAsync,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { createKeyPairFile, startService } from './test-service'

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
const user = await createKeyPairSignerFromBytes(await createKeyPairFile())
const friend = await generateKeyPairSigner()

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

await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: user.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
  await getCreateAssociatedTokenInstructionAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
  }),
  await getCreateAssociatedTokenInstructionAsync({
    payer,
    owner: friend.address,
    mint: mint.address,
  }),
])

// Stands in for Kora. The real one also checks what it signs.
export async function sign(transaction: string) {
  const received = getTransactionDecoder().decode(
    getBase64Encoder().encode(transaction),
  )
  const signed = await partiallySignTransaction([payer.keyPair], received)
  assertIsFullySignedTransaction(signed)
  assertIsTransactionWithinSizeLimit(signed)
  return getBase64EncodedWireTransaction(signed)
}
export const fee = {
  fee_in_lamports: 10_000,
  fee_in_token: 20_000,
  payment_address: payer.address,
  signer_pubkey: payer.address,
}
export const methods = {
  estimateTransactionFee: () => fee,
  async signTransaction(params: unknown) {
    const { transaction } = params as { transaction: string }
    return { signed_transaction: await sign(transaction) }
  },
}
process.env.KORA_URL = await startService(methods)
process.env.KORA_FEE_PAYER = payer.address
process.env.KORA_PAYMENT_ADDRESS = payer.address
process.env.FEE_TOKEN = mint.address
process.env.RECIPIENT = friend.address
export const { sendTokens } = await import('./kora-fee')

const owners = { mint: mint.address, tokenProgram: TOKEN_PROGRAM_ADDRESS }
const [payerTokens] = await findAssociatedTokenPda({
  ...owners,
  owner: payer.address,
})
const [friendTokens] = await findAssociatedTokenPda({
  ...owners,
  owner: friend.address,
})
export async function showBalances() {
  const paid = await fetchToken(rpc, payerTokens)
  const got = await fetchToken(rpc, friendTokens)
  const { value: sol } = await rpc.getBalance(user.address).send()
  console.log('The user has', sol, 'lamports')
  console.log('The service received', paid.data.amount, 'base units')
  console.log('The friend received', got.data.amount, 'base units')
}
await showBalances()
