import { readFile } from 'node:fs/promises'
import {
  AccountRole,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64Encoder,
  getProgramDerivedAddress,
  getSignatureFromTransaction,
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
  return getSignatureFromTransaction(transaction)
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
  const slot = await rpc.getSlot({ commitment: 'confirmed' }).send()
  const getSlot = () => rpc.getSlot({ commitment: 'confirmed' }).send()
  for (let tries = 1; (await getSlot()) <= slot; tries += 1) {
    if (tries > 100) throw new Error('No new slot in ten seconds')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return program.address
}

const shop = await deploy(await readFile('price.so'))

const order = getStructEncoder([
  ['kind', getU8Encoder()],
  ['quantity', getU64Encoder()],
])
const signature = await send([
  {
    programAddress: shop,
    accounts: [{ address: shop, role: AccountRole.READONLY }],
    data: order.encode({ kind: 1, quantity: 5n }),
  },
])

// #region preview
const response = await rpc
  .getTransaction(signature, {
    encoding: 'json',
    maxSupportedTransactionVersion: 1,
  })
  .send()
const meta = response?.meta
if (!meta) throw new Error('The node does not know it')
if (meta.err) throw new Error('It failed: its events did not happen')
const logs = meta.logMessages ?? []
if (logs.includes('Log truncated')) throw new Error('Events may be missing')

// Any program can write such a line. The stack says who wrote this one.
const stack: string[] = []
for (const line of logs) {
  const [, invoked] = /^Program (\w+) invoke \[\d+\]$/.exec(line) ?? []
  if (invoked) stack.push(invoked)
  if (/^Program \w+ (success|failed)/.test(line)) stack.pop()
  if (!line.startsWith('Program data: ') || stack.at(-1) !== shop) continue

  const [name, quantity, price] = line
    .slice('Program data: '.length)
    .split(' ')
    .map((part) => getBase64Encoder().encode(part))
  if (!name || !quantity || !price) continue
  console.log('Event:', getUtf8Decoder().decode(name))
  console.log('Quantity:', getU64Decoder().decode(quantity))
  console.log('Price:', getU64Decoder().decode(price), 'lamports')
}
// #endregion
