import { readFile } from 'node:fs/promises'
import {
  getDeployWithMaxDataLenInstruction,
  getInitializeBufferInstruction,
  getWriteInstruction,
  LOADER_V3_PROGRAM_ADDRESS,
} from '@solana-program/loader-v3'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
  type TransactionSigner,
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
const poor = await generateKeyPairSigner()
for (const [{ address: recipientAddress }, amount] of [
  [payer, 5_000_000_000n],
  [poor, 50_000_000n],
] as const) {
  await airdrop({
    commitment: 'confirmed',
    lamports: lamports(amount),
    recipientAddress,
  })
}

async function sign(from: TransactionSigner, instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(from, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  return transaction
}

async function send(instructions: Instruction[]) {
  const transaction = await sign(payer, instructions)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

const json = (value: unknown) =>
  JSON.stringify(value, (_, v) => (typeof v === 'bigint' ? Number(v) : v))

async function explain(
  what: string,
  instructions: Instruction[],
  from: TransactionSigner = payer,
) {
  const transaction = await sign(from, instructions)
  const { value } = await rpc
    .simulateTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
    })
    .send()
  console.log(`${what}: ${json(value.err)}`)
  // The lines of the programs that succeeded before tell nothing here.
  const logs = value.logs ?? []
  const last = logs.findLastIndex((line) => line.endsWith('invoke [1]'))
  for (const line of logs.slice(last)) console.log(`  ${line}`)
}

async function createBuffer(size: number, from: TransactionSigner = payer) {
  const buffer = await generateKeyPairSigner()
  const space = BUFFER_HEADER + BigInt(size)
  const instructions = [
    getCreateAccountInstruction({
      payer: from,
      newAccount: buffer,
      lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
      space,
      programAddress: LOADER_V3_PROGRAM_ADDRESS,
    }),
    getInitializeBufferInstruction({
      sourceAccount: buffer.address,
      bufferAuthority: from.address,
    }),
  ]
  return { buffer: buffer.address, instructions }
}

async function deploy(
  buffer: Awaited<ReturnType<typeof createBuffer>>['buffer'],
  maxDataLen: number,
  authority: TransactionSigner = payer,
) {
  const program = await generateKeyPairSigner()
  const [programDataAccount] = await getProgramDerivedAddress({
    programAddress: LOADER_V3_PROGRAM_ADDRESS,
    seeds: [getAddressEncoder().encode(program.address)],
  })
  return [
    getCreateAccountInstruction({
      payer,
      newAccount: program,
      lamports: await rpc
        .getMinimumBalanceForRentExemption(PROGRAM_SIZE)
        .send(),
      space: PROGRAM_SIZE,
      programAddress: LOADER_V3_PROGRAM_ADDRESS,
    }),
    getDeployWithMaxDataLenInstruction({
      payerAccount: payer,
      programDataAccount,
      programAccount: program.address,
      bufferAccount: buffer,
      authority,
      maxDataLen,
    }),
  ]
}

/** Writes the code into a new buffer, but not the piece of this number. */
async function upload(elf: Uint8Array, missing?: number) {
  const { buffer, instructions } = await createBuffer(elf.length)
  await send(instructions)
  const offsets = Array.from(
    { length: Math.ceil(elf.length / CHUNK_SIZE) },
    (_, piece) => piece * CHUNK_SIZE,
  )
  for (const offset of offsets) {
    if (offset === (missing ?? -1) * CHUNK_SIZE) continue
    await send([
      getWriteInstruction({
        bufferAccount: buffer,
        bufferAuthority: payer,
        offset,
        bytes: elf.subarray(offset, offset + CHUNK_SIZE),
      }),
    ])
  }
  return buffer
}

const elf = await readFile('hello.so')
const stranger = await generateKeyPairSigner()

// #region preview
const tooExpensive = await createBuffer(elf.length, poor)
await explain('Too little SOL', tooExpensive.instructions, poor)

const incomplete = await upload(elf, 0)
await explain('A piece is missing', await deploy(incomplete, elf.length))

const complete = await upload(elf)
await explain(
  "Somebody else's buffer",
  await deploy(complete, elf.length, stranger),
)
await explain(
  'More code than the program may have',
  await deploy(complete, elf.length - 1),
)

// Byte 48 of an ELF file names the version of sBPF.
const ofTheFuture = Uint8Array.from(elf)
ofTheFuture[48] = 4
await explain(
  'A version of sBPF that is not active',
  await deploy(await upload(ofTheFuture), elf.length),
)
// #endregion
