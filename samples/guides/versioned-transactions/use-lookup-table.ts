import {
  findAddressLookupTablePda,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  compressTransactionMessageUsingAddressLookupTables,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchAddressesForLookupTables,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  getTransactionMessageSize,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
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
const recipients = await Promise.all(
  Array.from({ length: 30 }, () => generateKeyPairSigner()),
)
const addresses = recipients.map(({ address }) => address)

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

const recentSlot = await rpc.getSlot({ commitment: 'finalized' }).send()
const [lookupTable] = await findAddressLookupTablePda({
  authority: payer.address,
  recentSlot,
})

await send([
  await getCreateLookupTableInstructionAsync({
    authority: payer.address,
    payer,
    recentSlot,
  }),
  getExtendLookupTableInstruction({
    address: lookupTable,
    authority: payer,
    payer,
    addresses: addresses.slice(0, 20),
  }),
])

await send([
  getExtendLookupTableInstruction({
    address: lookupTable,
    authority: payer,
    payer,
    addresses: addresses.slice(20),
  }),
])

// New addresses count from the next slot on.
async function waitForNextSlot() {
  const slot = await rpc.getSlot().send()
  for (let tries = 1; tries <= 100; tries += 1) {
    if ((await rpc.getSlot().send()) > slot) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No new slot in ten seconds')
}
await waitForNextSlot()

// #region preview
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const transfers = addresses.map((destination) =>
  getTransferSolInstruction({
    source: payer,
    destination,
    amount: lamports(1_000_000n),
  }),
)
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstructions(transfers, m),
)

const addressesByLookupTable = await fetchAddressesForLookupTables(
  [lookupTable],
  rpc,
  { commitment: 'confirmed' },
)
const compressed = compressTransactionMessageUsingAddressLookupTables(
  message,
  addressesByLookupTable,
)

const transaction = await signTransactionMessageWithSigners(compressed)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

console.log('Without the table:', getTransactionMessageSize(message), 'bytes')
console.log('With the table:', getTransactionMessageSize(compressed), 'bytes')
console.log('Signature:', getSignatureFromTransaction(transaction))

const { value: received } = await rpc.getMultipleAccounts(addresses).send()
console.log('Recipients paid:', received.filter(Boolean).length)
