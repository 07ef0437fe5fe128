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
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccount,
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  getNullableDecoder,
  getProgramDerivedAddress,
  getStructDecoder,
  getU32Decoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type Instruction,
} from '@solana/kit'

const BUFFER_HEADER = 37
const PROGRAM_SIZE = 36n
const CHUNK_SIZE = 900
const MAX_ROUNDS = 5

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

// On a public network, this is the key that began the deployment.
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
}

function writePiece(buffer: Address, elf: Uint8Array, offset: number) {
  return getWriteInstruction({
    bufferAccount: buffer,
    bufferAuthority: payer,
    offset,
    bytes: elf.subarray(offset, offset + CHUNK_SIZE),
  })
}

// A deployment that stops after ten pieces.
const elf = await readFile('hello.so')
const newBuffer = await generateKeyPairSigner()
const space = BigInt(BUFFER_HEADER + elf.length)
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: newBuffer,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: LOADER_V3_PROGRAM_ADDRESS,
  }),
  getInitializeBufferInstruction({
    sourceAccount: newBuffer.address,
    bufferAuthority: payer.address,
  }),
])
for (let piece = 0; piece < 10; piece += 1)
  await send([writePiece(newBuffer.address, elf, piece * CHUNK_SIZE)])
const buffer = newBuffer.address

// #region preview
const headerDecoder = getStructDecoder([
  ['kind', getU32Decoder()],
  ['authority', getNullableDecoder(getAddressDecoder())],
])

/** The pieces in which the buffer differs from the file. */
async function findMissing() {
  const account = await fetchEncodedAccount(rpc, buffer)
  assertAccountExists(account)
  const { kind, authority } = headerDecoder.decode(account.data)
  if (account.programAddress !== LOADER_V3_PROGRAM_ADDRESS || kind !== 1)
    throw new Error(`${buffer} is not a buffer`)
  if (authority !== payer.address)
    throw new Error(`Only ${authority} may write to ${buffer}`)
  const code = account.data.subarray(BUFFER_HEADER)
  if (code.length !== elf.length)
    throw new Error(`${buffer} has room for ${code.length} bytes`)
  const offsets: number[] = []
  for (let offset = 0; offset < elf.length; offset += CHUNK_SIZE) {
    const piece = elf.subarray(offset, offset + CHUNK_SIZE)
    if (piece.some((byte, at) => byte !== code[offset + at]))
      offsets.push(offset)
  }
  return offsets
}

for (let round = 1; ; round += 1) {
  const missing = await findMissing()
  console.log(`Round ${round}: ${missing.length} pieces are missing`)
  if (missing.length === 0) break
  if (round === MAX_ROUNDS) throw new Error(`Not complete: ${buffer}`)
  for (const offset of missing) {
    // A piece that fails is still missing in the next round.
    await send([writePiece(buffer, elf, offset)]).catch(console.warn)
  }
}

// Deploys exactly the file: every byte has been compared.
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
    bufferAccount: buffer,
    authority: payer,
    maxDataLen: elf.length,
  }),
])
console.log('Program:', program.address)
// #endregion

const left = await fetchEncodedAccount(rpc, buffer)
console.log('The buffer is used up:', !left.exists)
