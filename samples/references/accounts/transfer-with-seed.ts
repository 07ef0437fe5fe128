import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createAddressWithSeed,
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
} from '@solana/kit'
import {
  getTransferSolWithSeedInstruction,
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
const recipient = await generateKeyPairSigner()

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

// The address has no key pair. An airdrop is enough to give it an account.
const seed = 'savings'
const savings = await createAddressWithSeed({
  baseAddress: payer.address,
  seed,
  programAddress: SYSTEM_PROGRAM_ADDRESS,
})
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(500_000_000n),
  recipientAddress: savings,
})
// #region preview
await send([
  getTransferSolWithSeedInstruction({
    source: savings,
    // The payer is the base: it signs for the address that was derived from it.
    baseAccount: payer,
    fromSeed: seed,
    fromOwner: SYSTEM_PROGRAM_ADDRESS,
    destination: recipient.address,
    amount: lamports(10_000_000n),
  }),
])
// #endregion

for (const address of [savings, recipient.address]) {
  const { value: balance } = await rpc.getBalance(address).send()
  console.log(address, 'holds', balance, 'lamports')
}
