import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64Decoder,
  getBase64Encoder,
  getOptionEncoder,
  getU32Encoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Base64EncodedBytes,
  type Instruction,
} from '@solana/kit'
import {
  ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS,
  findAddressLookupTablePda,
  getAddressLookupTableDecoder,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'

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

// A lookup table with one address in it.
const authority = await generateKeyPairSigner()
const recentSlot = await rpc.getSlot({ commitment: 'finalized' }).send()
const [table] = await findAddressLookupTablePda({
  authority: authority.address,
  recentSlot,
})
await send([
  await getCreateLookupTableInstructionAsync({
    authority: authority.address,
    payer,
    recentSlot,
  }),
  getExtendLookupTableInstruction({
    address: table,
    authority,
    payer,
    addresses: [authority.address],
  }),
])

// #region preview
// The account begins with its kind, a u32. A lookup table is 1.
const kind = getU32Encoder().encode(1)
// At byte 21: a byte 1 for "there is one", then the address.
const withAuthority = getOptionEncoder(getAddressEncoder()).encode(
  authority.address,
)
const inBase64 = (bytes: typeof kind) =>
  getBase64Decoder().decode(bytes) as Base64EncodedBytes

const found = await rpc
  .getProgramAccounts(ADDRESS_LOOKUP_TABLE_PROGRAM_ADDRESS, {
    encoding: 'base64',
    filters: [
      { memcmp: { offset: 0n, bytes: inBase64(kind), encoding: 'base64' } },
      {
        memcmp: {
          offset: 21n,
          bytes: inBase64(withAuthority),
          encoding: 'base64',
        },
      },
    ],
  })
  .send()

for (const { pubkey, account } of found) {
  const { addresses } = getAddressLookupTableDecoder().decode(
    getBase64Encoder().encode(account.data[0]),
  )
  console.log(`Table:     ${pubkey}`)
  console.log(`Size:      ${account.space} bytes`)
  console.log(`Addresses: ${addresses.length}`)
}
// #endregion
