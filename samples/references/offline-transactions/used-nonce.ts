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
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLifetimeUsingDurableNonce,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  unwrapSimulationError,
  type Instruction,
  type Nonce,
} from '@solana/kit'
import {
  fetchNonce,
  getAdvanceNonceAccountInstruction,
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
const { data } = await fetchNonce(rpc, nonceAccount.address)
const transfer = getTransferSolInstruction({
  source: payer,
  destination: nonceAccount.address,
  amount: lamports(10_000_000n),
})
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) =>
    setTransactionMessageLifetimeUsingDurableNonce(
      {
        nonce: data.blockhash as string as Nonce,
        nonceAccountAddress: nonceAccount.address,
        nonceAuthorityAddress: payer.address,
      },
      m,
    ),
  (m) => appendTransactionMessageInstruction(transfer, m),
  signTransactionMessageWithSigners,
)

// #region preview
// The authority cancels the signed transaction: the nonce moves on.
await send([
  getAdvanceNonceAccountInstruction({
    nonceAccount: nonceAccount.address,
    nonceAuthority: payer,
  }),
])

try {
  await rpc
    .sendTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
      preflightCommitment: 'confirmed',
    })
    .send()
} catch (error) {
  const cause = unwrapSimulationError(error)
  const code = SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND
  if (!isSolanaError(cause, code)) throw error
  console.log('Cancelled:', cause.message)
}
// #endregion
