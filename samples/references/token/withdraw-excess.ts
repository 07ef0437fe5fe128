import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  fetchToken,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintSize,
  getTokenSize,
  getWithdrawExcessLamportsInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
const mint = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc
    .getLatestBlockhash({ commitment: 'confirmed' })
    .send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

// A token of our own, with 6 decimals.
const space = BigInt(getMintSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: minimum,
    space,
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  getInitializeMint2Instruction({
    mint: mint.address,
    decimals: 6,
    mintAuthority: payer.address,
  }),
])

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
const before = await fetchToken(rpc, tokenAccount.address, {
  commitment: 'confirmed',
})

// #region preview
await send([
  getWithdrawExcessLamportsInstruction({
    source: tokenAccount.address,
    destination: payer.address,
    authority: payer,
  }),
])
// #endregion

const after = await fetchToken(rpc, tokenAccount.address, {
  commitment: 'confirmed',
})
console.log('Before:   ', before.lamports, 'lamports')
console.log('After:    ', after.lamports, 'lamports')
console.log('Recovered:', before.lamports - after.lamports, 'lamports')
