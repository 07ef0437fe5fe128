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
  type Instruction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getCloseAccountInstruction,
  getInitializeAccount3Instruction,
  getTokenSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const owner = await generateKeyPairSigner()
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: owner.address,
})

async function send(instructions: Instruction[]) {
  const { value: blockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(owner, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
  const transaction = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirm(transaction, { commitment: 'confirmed' })
}

// A token account for wrapped SOL, without any tokens in it.
const tokenAccount = await generateKeyPairSigner()
const space = BigInt(getTokenSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
await send([
  getCreateAccountInstruction({
    payer: owner,
    newAccount: tokenAccount,
    lamports: minimum,
    space,
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  getInitializeAccount3Instruction({
    account: tokenAccount.address,
    mint: address('So11111111111111111111111111111111111111112'),
    owner: owner.address,
  }),
])

// #region preview
const before = await rpc.getBalance(owner.address).send()

await send([
  getCloseAccountInstruction({
    account: tokenAccount.address,
    destination: owner.address,
    owner,
  }),
])

const after = await rpc.getBalance(owner.address).send()
const closed = await fetchEncodedAccount(rpc, tokenAccount.address)

console.log(`Minimum balance:    ${minimum} lamports`)
console.log(`Balance change:     ${after.value - before.value} lamports`)
console.log(`The account exists: ${closed.exists}`)
// #endregion
