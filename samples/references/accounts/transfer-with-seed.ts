import {
  airdropFactory,
  appendTransactionMessageInstruction,
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

const base = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: base.address,
})

// The address has no key pair. An airdrop is enough to give it an account.
const seed = 'savings'
const savings = await createAddressWithSeed({
  baseAddress: base.address,
  seed,
  programAddress: SYSTEM_PROGRAM_ADDRESS,
})
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(500_000_000n),
  recipientAddress: savings,
})
const { value: latestBlockhash } = await rpc
  .getLatestBlockhash({ commitment: 'confirmed' })
  .send()

// #region preview
const instruction = getTransferSolWithSeedInstruction({
  source: savings,
  // The base signs for the address that was derived from it.
  baseAccount: base,
  fromSeed: seed,
  fromOwner: SYSTEM_PROGRAM_ADDRESS,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
// #endregion

const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(base, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(instruction, m),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })

for (const address of [savings, recipient.address]) {
  const { value: balance } = await rpc
    .getBalance(address, { commitment: 'confirmed' })
    .send()
  console.log(address, 'holds', balance, 'lamports')
}
