import { setTimeout } from 'node:timers/promises'
import {
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
import {
  getCreateAccountInstruction,
  getInitializeNonceAccountInstruction,
  getNonceSize,
  getWithdrawNonceAccountInstruction,
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

const nonceAccount = await generateKeyPairSigner()
const space = BigInt(getNonceSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: nonceAccount,
    lamports: minimum,
    space,
    programAddress: SYSTEM_PROGRAM_ADDRESS,
  }),
  getInitializeNonceAccountInstruction({
    nonceAccount: nonceAccount.address,
    nonceAuthority: payer.address,
  }),
])
// A nonce can advance once in a slot: wait for the next one.
async function waitForNextSlot() {
  const slot = await rpc.getSlot().send()
  for (let tries = 1; tries <= 100; tries += 1) {
    if ((await rpc.getSlot().send()) > slot) return
    await setTimeout(100)
  }
  throw new Error('No new slot in ten seconds')
}
await waitForNextSlot()

// #region preview
const { value: balance } = await rpc.getBalance(nonceAccount.address).send()

await send([
  getWithdrawNonceAccountInstruction({
    nonceAccount: nonceAccount.address,
    recipientAccount: payer.address,
    nonceAuthority: payer,
    // All of it: the account goes away.
    withdrawAmount: balance,
  }),
])
// #endregion

const account = await fetchEncodedAccount(rpc, nonceAccount.address)
console.log('Returned:            ', balance, 'lamports')
console.log('Nonce account exists:', account.exists)
