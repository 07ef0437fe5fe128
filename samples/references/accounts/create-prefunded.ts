import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertAccountExists,
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
import { getCreateAccountAllowPrefundInstruction } from '@solana-program/system'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

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

const newAccount = await generateKeyPairSigner()

// Somebody has sent SOL to the address before its account is created.
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(700_000n),
  recipientAddress: newAccount.address,
})
// #region preview
const space = 100n
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
const { value: present } = await rpc.getBalance(newAccount.address).send()
const missing = minimum > present ? minimum - present : 0n

await send([
  getCreateAccountAllowPrefundInstruction({
    newAccount,
    ...(missing > 0n && { payer, lamports: missing }),
    space,
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
])
// #endregion

const account = await fetchEncodedAccount(rpc, newAccount.address)
assertAccountExists(account)
console.log('Was there: ', present, 'lamports')
console.log('Added:     ', missing, 'lamports')
console.log('Owner:     ', account.programAddress)
console.log('Size:      ', account.space, 'bytes')
