import {
  AddressLookupTableProgram,
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()
const addresses = Array.from({ length: 30 }, () => Keypair.generate().publicKey)

const airdrop = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

async function send(instructions: TransactionInstruction[]) {
  const latestBlockhash = await connection.getLatestBlockhash()
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: latestBlockhash.blockhash,
    instructions,
  }).compileToV0Message()
  const transaction = new VersionedTransaction(message)
  transaction.sign([payer])
  const signature = await connection.sendTransaction(transaction)
  await connection.confirmTransaction({ signature, ...latestBlockhash })
}

const [creation, lookupTable] = AddressLookupTableProgram.createLookupTable({
  authority: payer.publicKey,
  payer: payer.publicKey,
  recentSlot: await connection.getSlot('finalized'),
})
await send([creation])
for (let start = 0; start < addresses.length; start += 20) {
  await send([
    AddressLookupTableProgram.extendLookupTable({
      lookupTable,
      authority: payer.publicKey,
      payer: payer.publicKey,
      addresses: addresses.slice(start, start + 20),
    }),
  ])
}

// New addresses count from the next slot on.
async function waitForNextSlot() {
  const slot = await connection.getSlot()
  for (let tries = 1; tries <= 100; tries += 1) {
    if ((await connection.getSlot()) > slot) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No new slot in ten seconds')
}
await waitForNextSlot()

// #region preview
const { value: table } = await connection.getAddressLookupTable(lookupTable)
if (!table) throw new Error('There is no table at this address')

const latestBlockhash = await connection.getLatestBlockhash()
const message = new TransactionMessage({
  payerKey: payer.publicKey,
  recentBlockhash: latestBlockhash.blockhash,
  instructions: addresses.map((toPubkey) =>
    SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey,
      lamports: 1_000_000,
    }),
  ),
}).compileToV0Message([table])

const transaction = new VersionedTransaction(message)
transaction.sign([payer])
const signature = await connection.sendTransaction(transaction)
await connection.confirmTransaction({ signature, ...latestBlockhash })
// #endregion

console.log('With the table:', transaction.serialize().length, 'bytes')
console.log('Signature:', signature)
const received = await connection.getMultipleAccountsInfo(addresses)
console.log('Recipients paid:', received.filter(Boolean).length)
