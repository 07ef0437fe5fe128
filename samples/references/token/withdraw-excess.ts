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
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  fetchToken,
  getCreateMintInstructionPlan,
  getInitializeAccount3Instruction,
  getTokenSize,
  getWithdrawExcessLamportsInstruction,
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
}

// A token of our own, with 6 decimals.
await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
)

// An account from before September 2026, with the minimum of that time.
const tokenAccount = await generateKeyPairSigner()
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: tokenAccount,
    lamports: 2_039_280n,
    space: BigInt(getTokenSize()),
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  getInitializeAccount3Instruction({
    account: tokenAccount.address,
    mint: mint.address,
    owner: payer.address,
  }),
])
const before = await fetchToken(rpc, tokenAccount.address)

// #region preview
await send([
  getWithdrawExcessLamportsInstruction({
    source: tokenAccount.address,
    destination: payer.address,
    authority: payer,
  }),
])
// #endregion

const after = await fetchToken(rpc, tokenAccount.address)
console.log('Before:   ', before.lamports, 'lamports')
console.log('After:    ', after.lamports, 'lamports')
console.log('Recovered:', before.lamports - after.lamports, 'lamports')
