import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
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
  getCloseAccountInstruction,
  getInitializeAccount3Instruction,
  getTokenSize,
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
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
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

// A token account for wrapped SOL, without any tokens in it.
const tokenAccount = await generateKeyPairSigner()
const space = BigInt(getTokenSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: tokenAccount,
    lamports: minimum,
    space,
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  getInitializeAccount3Instruction({
    account: tokenAccount.address,
    mint: address('So11111111111111111111111111111111111111112'),
    owner: payer.address,
  }),
])

// #region preview
const { data } = await fetchToken(rpc, tokenAccount.address)
if (data.amount > 0n) throw new Error(`Not closed: it holds ${data.amount}`)
if (data.owner !== payer.address) throw new Error('Not closed: not yours')

const before = await rpc.getBalance(payer.address).send()

await send([
  getCloseAccountInstruction({
    account: tokenAccount.address,
    destination: payer.address,
    owner: payer,
  }),
])

const after = await rpc.getBalance(payer.address).send()
const closed = await fetchEncodedAccount(rpc, tokenAccount.address)

console.log(`Minimum balance:    ${minimum} lamports`)
console.log(`Balance change:     ${after.value - before.value} lamports`)
console.log(`The account exists: ${closed.exists}`)
// #endregion
