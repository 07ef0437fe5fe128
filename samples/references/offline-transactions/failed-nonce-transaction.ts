import { setTimeout } from 'node:timers/promises'
import {
  airdropFactory,
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLifetimeUsingDurableNonce,
  signTransactionMessageWithSigners,
  type Instruction,
  type Nonce,
} from '@solana/kit'
import {
  fetchNonce,
  getCreateAccountInstruction,
  getInitializeNonceAccountInstruction,
  getNonceSize,
  getTransferSolInstruction,
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
const recipient = await generateKeyPairSigner()

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
const before = await fetchNonce(rpc, nonceAccount.address)
const { value: balanceBefore } = await rpc.getBalance(payer.address).send()

const transfer = getTransferSolInstruction({
  source: payer,
  destination: recipient.address,
  // More than the wallet holds.
  amount: lamports(5_000_000_000n),
})
// #region preview
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) =>
    setTransactionMessageLifetimeUsingDurableNonce(
      {
        nonce: before.data.blockhash as string as Nonce,
        nonceAccountAddress: nonceAccount.address,
        nonceAuthorityAddress: payer.address,
      },
      m,
    ),
  (m) => appendTransactionMessageInstruction(transfer, m),
  signTransactionMessageWithSigners,
)

// Without the simulation, the transaction gets into a block and fails there.
const signature = await rpc
  .sendTransaction(getBase64EncodedWireTransaction(transaction), {
    encoding: 'base64',
    skipPreflight: true,
  })
  .send()
// #endregion

// A dropped transaction never gets a status: ask for half a minute.
let err: unknown
for (let attempt = 0; !err && attempt < 60; attempt++) {
  await setTimeout(500)
  const { value } = await rpc.getSignatureStatuses([signature]).send()
  err = value[0]?.err
}
if (!err) throw new Error('The transaction is in no block')
const { value: balanceAfter } = await rpc.getBalance(payer.address).send()
const after = await fetchNonce(rpc, nonceAccount.address)
console.log('Failed with:     ', err)
console.log('Fee paid:        ', balanceBefore - balanceAfter, 'lamports')
console.log(
  'Nonce has changed:',
  after.data.blockhash !== before.data.blockhash,
)
