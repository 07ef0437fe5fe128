import { readFile } from 'node:fs/promises'
import {
  AccountRole,
  airdropFactory,
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  compileTransaction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU64Decoder,
  getU64Encoder,
  getU8Encoder,
  getUtf8Decoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
} from '@solana/kit'
import {
  getDeployWithMaxDataLenInstruction,
  getInitializeBufferInstruction,
  getWriteInstruction,
  LOADER_V3_PROGRAM_ADDRESS,
} from '@solana-program/loader-v3'
import { getCreateAccountInstruction } from '@solana-program/system'

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
}

async function deploy(elf: Uint8Array) {
  const buffer = await generateKeyPairSigner()
  const program = await generateKeyPairSigner()
  const create = async (newAccount: typeof buffer, space: bigint) =>
    getCreateAccountInstruction({
      payer,
      newAccount,
      lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
      space,
      programAddress: LOADER_V3_PROGRAM_ADDRESS,
    })
  await send([
    await create(buffer, 37n + BigInt(elf.length)),
    getInitializeBufferInstruction({
      sourceAccount: buffer.address,
      bufferAuthority: payer.address,
    }),
  ])
  const writes = []
  for (let offset = 0; offset < elf.length; offset += 900) {
    const write = getWriteInstruction({
      bufferAccount: buffer.address,
      bufferAuthority: payer,
      offset,
      bytes: elf.slice(offset, offset + 900),
    })
    writes.push(write)
  }
  // Ten at a time. For a public network, take the recipe for deployment.
  while (writes.length > 0)
    await Promise.all(writes.splice(0, 10).map((write) => send([write])))
  const [programDataAccount] = await getProgramDerivedAddress({
    programAddress: LOADER_V3_PROGRAM_ADDRESS,
    seeds: [getAddressEncoder().encode(program.address)],
  })
  await send([
    await create(program, 36n),
    getDeployWithMaxDataLenInstruction({
      payerAccount: payer,
      programDataAccount,
      programAccount: program.address,
      bufferAccount: buffer.address,
      authority: payer,
      maxDataLen: elf.length,
    }),
  ])
  // The program can be invoked from the next slot on.
  const slot = await rpc.getSlot().send()
  for (let tries = 1; (await rpc.getSlot().send()) <= slot; tries += 1) {
    if (tries > 100) throw new Error('No new slot in ten seconds')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return program.address
}

const shop = await deploy(await readFile('price.so'))

// #region preview
const encoder = getStructEncoder([
  ['kind', getU8Encoder()],
  ['quantity', getU64Encoder()],
])

async function simulate(instruction: Instruction) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstruction(instruction, m),
    compileTransaction,
    getBase64EncodedWireTransaction,
  )
  const { value } = await rpc
    .simulateTransaction(transaction, { encoding: 'base64' })
    .send()
  return value
}

// Ask without sending: the answer is in the simulation.
const quote = await simulate({
  programAddress: shop,
  data: encoder.encode({ kind: 0, quantity: 3n }),
})
const [answer] = quote.returnData?.data ?? ['']
const price = getU64Decoder().decode(getBase64Encoder().encode(answer))
console.log('From the shop:', quote.returnData?.programId === shop)
console.log('Price:', price, 'lamports')

// Logged data has one line, with each part in base64.
const order = await simulate({
  programAddress: shop,
  accounts: [{ address: shop, role: AccountRole.READONLY }],
  data: encoder.encode({ kind: 1, quantity: 5n }),
})
const prefix = 'Program data: '
for (const line of order.logs ?? []) {
  if (!line.startsWith(prefix)) continue
  const [name, quantity] = line.slice(prefix.length).split(' ')
  console.log('Event:', getUtf8Decoder().decode(bytes(name)))
  console.log('Quantity:', getU64Decoder().decode(bytes(quantity)))
}
// #endregion

function bytes(base64 = '') {
  return getBase64Encoder().encode(base64)
}
