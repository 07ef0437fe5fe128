import {
  airdropFactory,
  appendTransactionMessageInstruction,
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
const newAccount = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

// Somebody has sent SOL to the address before its account is created.
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(700_000n),
  recipientAddress: newAccount.address,
})
const { value: latestBlockhash } = await rpc
  .getLatestBlockhash({ commitment: 'confirmed' })
  .send()

// #region preview
const space = 100n
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
const { value: present } = await rpc
  .getBalance(newAccount.address, { commitment: 'confirmed' })
  .send()
const missing = minimum > present ? minimum - present : 0n

const instruction = getCreateAccountAllowPrefundInstruction({
  newAccount,
  ...(missing > 0n && { payer, lamports: missing }),
  space,
  programAddress: TOKEN_PROGRAM_ADDRESS,
})
// #endregion

const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(instruction, m),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })

const account = await fetchEncodedAccount(rpc, newAccount.address, {
  commitment: 'confirmed',
})
assertAccountExists(account)
console.log('Was there: ', present, 'lamports')
console.log('Added:     ', missing, 'lamports')
console.log('Owner:     ', account.programAddress)
console.log('Size:      ', account.space, 'bytes')
