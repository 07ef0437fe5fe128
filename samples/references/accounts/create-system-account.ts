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
import {
  getCreateAccountInstruction,
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

// #region preview
const newAccount = await generateKeyPairSigner()
const space = 0n
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()

// The payer and the new account sign: Kit finds both in the instruction.
await send([
  getCreateAccountInstruction({
    payer,
    newAccount,
    lamports: minimum,
    space,
    programAddress: SYSTEM_PROGRAM_ADDRESS,
  }),
])
// #endregion

const account = await fetchEncodedAccount(rpc, newAccount.address)
assertAccountExists(account)
console.log('Address: ', account.address)
console.log('Owner:   ', account.programAddress)
console.log('Lamports:', account.lamports)
console.log('Size:    ', account.space, 'bytes')
