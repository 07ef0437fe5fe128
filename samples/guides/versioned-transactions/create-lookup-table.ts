import {
  fetchAddressLookupTable,
  findAddressLookupTablePda,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getTransactionMessageSize,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapOption,
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
const authority = await generateKeyPairSigner()
const accounts = await Promise.all(
  Array.from({ length: 40 }, () => generateKeyPairSigner()),
)
const addresses = accounts.map(({ address }) => address)

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function sendAndMeasure(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
  const transaction = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
  return getTransactionMessageSize(message)
}

// #region preview
// The address of the table comes from its authority and a recent slot.
const recentSlot = await rpc.getSlot({ commitment: 'finalized' }).send()
const [lookupTable] = await findAddressLookupTablePda({
  authority: authority.address,
  recentSlot,
})

const creation = await getCreateLookupTableInstructionAsync({
  authority: authority.address,
  payer,
  recentSlot,
})

// One transaction has room for about 20 addresses.
for (let start = 0; start < addresses.length; start += 20) {
  const extension = getExtendLookupTableInstruction({
    address: lookupTable,
    authority,
    payer,
    addresses: addresses.slice(start, start + 20),
  })
  const size = await sendAndMeasure(
    start === 0 ? [creation, extension] : [extension],
  )
  console.log('Transaction:', size, 'bytes')
}
// #endregion

const { data, lamports: balance } = await fetchAddressLookupTable(
  rpc,
  lookupTable,
)
console.log('Table:', lookupTable)
console.log('Authority:', unwrapOption(data.authority))
console.log('Addresses:', data.addresses.length)
console.log('Balance:', balance, 'lamports')
