import { readFile } from 'node:fs/promises'
import {
  getDeployWithMaxDataLenInstruction,
  getInitializeBufferInstruction,
  getWriteInstruction,
  LOADER_V3_PROGRAM_ADDRESS,
} from '@solana-program/loader-v3'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AccountRole,
  airdropFactory,
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
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
// How many chunks are on their way at a time: nodes limit requests.
const AT_A_TIME = 10
const MAX_ROUNDS = 5

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

// Signs each instruction alone, all of them with one blockhash, and returns
// those that failed. A chunk may be written twice, so they can be sent again.
async function sendTogether(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const results = await Promise.allSettled(
    instructions.map(async (instruction) => {
      const transaction = await pipe(
        createTransactionMessage({ version: 0 }),
        (m) => setTransactionMessageFeePayerSigner(payer, m),
        (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
        (m) => appendTransactionMessageInstruction(instruction, m),
        signTransactionMessageWithSigners,
      )
      assertIsTransactionWithBlockhashLifetime(transaction)
      await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
    }),
  )
  return instructions.filter((_, at) => results[at]?.status === 'rejected')
}

// cargo build-sbf writes it to target/deploy/hello.so.
const elf = await readFile('hello.so')
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
// Needed if the next step stops: this account holds your SOL. Only the key of
// its authority can continue or close it, so keep that key in a file.
console.log('Buffer:', buffer.address)

// 2. Write the ELF in chunks, which may arrive in any order.
const writes: Instruction[] = []
for (let offset = 0; offset < elf.length; offset += CHUNK_SIZE) {
  const write = getWriteInstruction({
    bufferAccount: buffer.address,
    bufferAuthority: payer,
    offset,
    bytes: elf.subarray(offset, offset + CHUNK_SIZE),
  })
  writes.push(write)
}
let open = writes
for (let round = 1; open.length > 0; round += 1) {
  if (round > MAX_ROUNDS)
    throw new Error(`${open.length} chunks are missing in ${buffer.address}`)
  const failed: Instruction[] = []
  for (let next = 0; next < open.length; next += AT_A_TIME)
    failed.push(...(await sendTogether(open.slice(next, next + AT_A_TIME))))
  open = failed
}

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
for (let tries = 1; (await rpc.getSlot().send()) <= deployedIn; tries += 1) {
  if (tries > 100) throw new Error('No new slot in ten seconds')
  await new Promise((resolve) => setTimeout(resolve, 100))
}

// The program counts its greetings in an account of eight bytes.
const greetings = await generateKeyPairSigner()
const signature = await send([
  getCreateAccountInstruction({
    payer,
    newAccount: greetings,
    lamports: await rpc.getMinimumBalanceForRentExemption(8n).send(),
    space: 8n,
    programAddress: program.address,
  }),
  {
    programAddress: program.address,
    accounts: [{ address: greetings.address, role: AccountRole.WRITABLE }],
    data: new TextEncoder().encode('Ada'),
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
