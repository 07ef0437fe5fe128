import {
  findAddressLookupTablePda,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  airdropFactory,
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  compressTransactionMessageUsingAddressLookupTables,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  decompileTransactionMessageFetchingLookupTables,
  generateKeyPairSigner,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
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
  Array.from({ length: 3 }, () => generateKeyPairSigner()),
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
    addresses,
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

const [, , destination] = addresses
if (!destination) throw new Error('The table has three addresses')
const transfer = getTransferSolInstruction({
  source: payer,
  destination,
  amount: lamports(1_000_000n),
})
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
  (m) =>
    compressTransactionMessageUsingAddressLookupTables(m, {
      [lookupTable]: addresses,
    }),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
const signature = getSignatureFromTransaction(transaction)

// #region preview
const landed = await rpc
  .getTransaction(signature, {
    commitment: 'confirmed',
    encoding: 'base64',
    maxSupportedTransactionVersion: 1,
  })
  .send()
if (!landed) throw new Error('The node does not know this transaction')

const [wireTransaction] = landed.transaction
const { messageBytes } = getTransactionDecoder().decode(
  getBase64Encoder().encode(wireTransaction),
)
const compiled = getCompiledTransactionMessageDecoder().decode(messageBytes)

// The message holds the payer and the program, and an index for the rest.
console.log('Version:', compiled.version)
console.log('Header:', compiled.header)
console.log('Static accounts:', compiled.staticAccounts)
if (compiled.version === 0)
  console.log('Lookups:', compiled.addressTableLookups)

// The node found these addresses when the transaction ran.
console.log('Loaded addresses:', landed.meta?.loadedAddresses)

// Kit reads the table and gives you whole instructions back.
const message = await decompileTransactionMessageFetchingLookupTables(
  compiled,
  rpc,
  { commitment: 'confirmed' },
)
const [first] = message.instructions
console.log('First instruction:', first?.accounts)
// #endregion
