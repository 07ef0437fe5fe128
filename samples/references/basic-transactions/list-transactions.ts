import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
  type Signature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

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

for (const amount of [1_000_000n, 2_000_000n, 3_000_000n])
  await send([
    getTransferSolInstruction({
      source: payer,
      destination: recipient.address,
      amount,
    }),
  ])

// #region preview
// The history of a busy address is endless, so end somewhere.
const maxPages = 10
let before: Signature | undefined
for (let page = 1; page <= maxPages; page += 1) {
  const signatures = await rpc
    .getSignaturesForAddress(payer.address, {
      commitment: 'confirmed',
      // 1,000 at most. Two, so that there is a second page here.
      limit: 2,
      ...(before && { before }),
    })
    .send()
  for (const { signature, slot, err } of signatures)
    console.log(`Page ${page}, slot ${slot}: ${signature}`, err ?? 'ok')

  before = signatures.at(-1)?.signature
  if (!before) break
}
// #endregion
