import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createAddressWithSeed,
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
import {
  getCreateAccountWithSeedInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'

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
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

// #region preview
const seed = 'savings'
const newAccount = await createAddressWithSeed({
  baseAddress: payer.address,
  seed,
  programAddress: SYSTEM_PROGRAM_ADDRESS,
})
const minimum = await rpc.getMinimumBalanceForRentExemption(0n).send()

const instruction = getCreateAccountWithSeedInstruction({
  payer,
  newAccount,
  base: payer.address,
  seed,
  amount: minimum + 10_000_000n,
  space: 0n,
  programAddress: SYSTEM_PROGRAM_ADDRESS,
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

const account = await fetchEncodedAccount(rpc, newAccount)
assertAccountExists(account)
console.log('Address:   ', account.address)
console.log('Lamports:  ', account.lamports)
console.log('Signatures:', Object.keys(transaction.signatures).length)
