import {
  getDeployWithMaxDataLenInstruction,
  getInitializeBufferInstruction,
  getWriteInstruction,
  LOADER_V3_PROGRAM_ADDRESS,
} from '@solana-program/loader-v3'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
} from '@solana/kit'

const BUFFER_HEADER = 37n
const PROGRAM_SIZE = 36n
const CHUNK_SIZE = 900

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
  lamports: lamports(5_000_000_000n),
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
  return getSignatureFromTransaction(transaction)
}

// Your own ELF comes from readFile('target/deploy/my_program.so').
// This one is copied from the memo program of the local cluster.
const memo = await fetchEncodedAccount(
  rpc,
  address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
)
assertAccountExists(memo)
const elf = memo.data
console.log('ELF:', elf.length, 'bytes')

// #region preview
// 1. Create a buffer account that you, the authority, may write to.
const buffer = await generateKeyPairSigner()
const bufferSize = BUFFER_HEADER + BigInt(elf.length)
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: buffer,
    lamports: await rpc.getMinimumBalanceForRentExemption(bufferSize).send(),
    space: bufferSize,
    programAddress: LOADER_V3_PROGRAM_ADDRESS,
  }),
  getInitializeBufferInstruction({
    sourceAccount: buffer.address,
    bufferAuthority: payer.address,
  }),
])

// 2. Write the ELF in chunks: they may go in any order, all at once.
const writes = []
for (let offset = 0; offset < elf.length; offset += CHUNK_SIZE) {
  const write = getWriteInstruction({
    bufferAccount: buffer.address,
    bufferAuthority: payer,
    offset,
    bytes: elf.slice(offset, offset + CHUNK_SIZE),
  })
  writes.push(send([write]))
}
await Promise.all(writes)

// 3. Create the program account and deploy, in one transaction.
const program = await generateKeyPairSigner()
const [programData] = await getProgramDerivedAddress({
  programAddress: LOADER_V3_PROGRAM_ADDRESS,
  seeds: [getAddressEncoder().encode(program.address)],
})
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: program,
    lamports: await rpc.getMinimumBalanceForRentExemption(PROGRAM_SIZE).send(),
    space: PROGRAM_SIZE,
    programAddress: LOADER_V3_PROGRAM_ADDRESS,
  }),
  getDeployWithMaxDataLenInstruction({
    payerAccount: payer,
    programDataAccount: programData,
    programAccount: program.address,
    bufferAccount: buffer.address,
    authority: payer,
    maxDataLen: elf.length,
  }),
])
// #endregion
console.log('Write transactions:', writes.length)
console.log('Program:', program.address)
console.log('ProgramData:', programData)

// A program can be invoked from the slot after its deployment on.
const deployedIn = await rpc.getSlot().send()
while ((await rpc.getSlot().send()) <= deployedIn) {
  await new Promise((resolve) => setTimeout(resolve, 100))
}

const signature = await send([
  {
    programAddress: program.address,
    data: new TextEncoder().encode('Hello from my own copy'),
  },
])
const result = await rpc
  .getTransaction(signature, {
    commitment: 'confirmed',
    encoding: 'json',
    maxSupportedTransactionVersion: 1,
  })
  .send()
for (const line of result?.meta?.logMessages ?? []) console.log(line)
