import {
  AccountRole,
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
} from '@solana/kit'

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

// #region preview
// Which program, which accounts, which bytes: this is all it is told.
const instruction: Instruction = {
  programAddress: address('Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH'),
  accounts: [{ address: payer.address, role: AccountRole.READONLY_SIGNER }],
  data: new TextEncoder().encode('Hello, program'),
}

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(instruction, m),
)
const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const result = await rpc
  .getTransaction(getSignatureFromTransaction(transaction), {
    commitment: 'confirmed',
    encoding: 'json',
    maxSupportedTransactionVersion: 1,
  })
  .send()
console.log('Error:', result?.meta?.err)
console.log(`Compute units: ${result?.meta?.computeUnitsConsumed}`)
console.log('What the program logged:')
for (const line of result?.meta?.logMessages ?? []) console.log(`  ${line}`)
