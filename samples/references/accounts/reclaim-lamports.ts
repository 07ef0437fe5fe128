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
  type Instruction,
  type InstructionPlanInput,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AuthorityType,
  getCloseAccountInstruction,
  getCreateMintInstructionPlan,
  getInitializeAccount3Instruction,
  getMintToInstruction,
  getSetAuthorityInstruction,
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

// An old wallet: thirty token accounts with the minimum balance of before
// September 2026, and only one of them with tokens.
const tokenProgram = TOKEN_PROGRAM_ADDRESS
const oldMinimum = 2_039_280n
const tokens = []
for (let i = 0; i < 30; i++) tokens.push(await generateKeyPairSigner())
const [used, lent] = tokens
if (!used || !lent) throw new Error('No account')
await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
)
for (let i = 0; i < tokens.length; i += 5)
  await send(
    tokens.slice(i, i + 5).flatMap((account) => [
      getCreateAccountInstruction({
        payer,
        newAccount: account,
        lamports: oldMinimum,
        space: BigInt(getTokenSize()),
        programAddress: tokenProgram,
      }),
      getInitializeAccount3Instruction({
        account: account.address,
        mint: mint.address,
        owner: payer.address,
      }),
    ]),
  )
// Another key may close one of them.
const { address: closeAuthority } = await generateKeyPairSigner()
await send([
  getMintToInstruction({
    mint: mint.address,
    token: used.address,
    mintAuthority: payer,
    amount: 5_000_000n,
  }),
  getSetAuthorityInstruction({
    owned: lent.address,
    owner: payer,
    authorityType: AuthorityType.CloseAccount,
    newAuthority: closeAuthority,
  }),
])
const { value: before } = await rpc.getBalance(payer.address).send()

const { value: accounts } = await rpc
  .getTokenAccountsByOwner(
    payer.address,
    { programId: TOKEN_PROGRAM_ADDRESS },
    { encoding: 'jsonParsed' },
  )
  .send()

const closing: Instruction[] = []
const reducing: Instruction[] = []
const closedByOthers: Address[] = []
const destination = payer.address
// #region preview
for (const { pubkey, account } of accounts) {
  const { isNative, tokenAmount, closeAuthority } = account.data.parsed.info
  if (isNative) continue // wrapped SOL: its lamports are the tokens
  const isMine = !closeAuthority || closeAuthority === payer.address
  if (tokenAmount.amount === '0' && !isMine) closedByOthers.push(pubkey)
  if (tokenAmount.amount === '0' && isMine) {
    // Empty, and yours to close: the whole balance returns.
    const empty = { account: pubkey, destination, owner: payer }
    closing.push(getCloseAccountInstruction(empty))
    continue
  }
  // Keep it, and take what exceeds the minimum balance of today.
  const minimum = await rpc
    .getMinimumBalanceForRentExemption(account.space)
    .send()
  if (account.lamports > minimum) {
    const excess = { source: pubkey, destination, authority: payer }
    reducing.push(getWithdrawExcessLamportsInstruction(excess))
  }
}
// #endregion

// Twenty instructions of this kind fit into one transaction.
const instructions = [...closing, ...reducing]
for (let i = 0; i < instructions.length; i += 20)
  await send(instructions.slice(i, i + 20))

const { value: after } = await rpc.getBalance(payer.address).send()
console.log('Token accounts:', accounts.length)
console.log('Closed:', closing.length)
console.log('Only another key can close:', closedByOthers.length)
console.log('Reduced to the minimum balance:', reducing.length)
console.log('Transactions:', Math.ceil(instructions.length / 20))
console.log('Reclaimed, after fees:', after - before, 'lamports')
