import { setTimeout } from 'node:timers/promises'
import {
  airdropFactory,
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  assertIsTransactionWithDurableNonceLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmDurableNonceTransactionFactory,
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
const sendAndConfirmNonceTransaction =
  sendAndConfirmDurableNonceTransactionFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const coldWallet = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: coldWallet.address,
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
    nonceAuthority: coldWallet.address,
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
// 1. Online: read the nonce.
const { data } = await fetchNonce(rpc, nonceAccount.address)
const nonce = data.blockhash as string as Nonce

const transfer = getTransferSolInstruction({
  source: coldWallet,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
// 2. Offline, today: the advance becomes the first instruction by itself.
const signed = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(coldWallet, m),
  (m) =>
    setTransactionMessageLifetimeUsingDurableNonce(
      {
        nonce,
        nonceAccountAddress: nonceAccount.address,
        nonceAuthorityAddress: coldWallet.address,
      },
      m,
    ),
  (m) => appendTransactionMessageInstruction(transfer, m),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithDurableNonceLifetime(signed)

// 3. Online, next week: send.
await sendAndConfirmNonceTransaction(signed, { commitment: 'confirmed' })
// #endregion

const { value: balance } = await rpc.getBalance(recipient.address).send()
const after = await fetchNonce(rpc, nonceAccount.address)
console.log('Recipient holds:', balance, 'lamports')
console.log('Nonce before:   ', data.blockhash)
console.log('Nonce after:    ', after.data.blockhash)
console.log('Has changed:    ', after.data.blockhash !== data.blockhash)
