import { readFile } from 'node:fs/promises'
import {
  AccountRole,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertAccountExists,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  decodeAccount,
  fetchEncodedAccount,
  fetchEncodedAccounts,
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  getBase64Encoder,
  getProgramDerivedAddress,
  getStructDecoder,
  getU16Decoder,
  getU16Encoder,
  getU64Decoder,
  getU64Encoder,
  getU8Decoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type Base58EncodedBytes,
  type Instruction,
} from '@solana/kit'
import {
  getDeployWithMaxDataLenInstruction,
  getInitializeBufferInstruction,
  getWriteInstruction,
  LOADER_V3_PROGRAM_ADDRESS,
} from '@solana-program/loader-v3'
import {
  getCreateAccountInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'

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

const programAddress = await deploy(await readFile('highscores.so'))

// #region key
// The same seeds as in the program, byte for byte.
async function findEntry(player: Address, level: number) {
  const [entry] = await getProgramDerivedAddress({
    programAddress,
    seeds: [
      'score',
      getAddressEncoder().encode(player),
      getU16Encoder().encode(level),
    ],
  })
  return entry
}
// #endregion

// #region set
// #region preview
async function entryInstruction(level: number, data: number[]) {
  return {
    programAddress,
    accounts: [
      { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
      {
        address: await findEntry(payer.address, level),
        role: AccountRole.WRITABLE,
      },
      { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
    ],
    data: Uint8Array.from(data),
  }
}

const set = (level: number, score: bigint) =>
  entryInstruction(level, [
    0,
    ...getU16Encoder().encode(level),
    ...getU64Encoder().encode(score),
  ])

const remove = (level: number) =>
  entryInstruction(level, [1, ...getU16Encoder().encode(level)])

await send([await set(1, 700n), await set(2, 450n), await set(4, 90n)])
await send([await set(1, 900n)])
// #endregion
// #endregion

// #region get
const decoder = getStructDecoder([
  ['player', getAddressDecoder()],
  ['level', getU16Decoder()],
  ['bump', getU8Decoder()],
  ['score', getU64Decoder()],
])

const encoded = await fetchEncodedAccount(
  rpc,
  await findEntry(payer.address, 1),
)
const entry = decodeAccount(encoded, decoder)
assertAccountExists(entry)
console.log('Level 1:', entry.data.score)
// #endregion

// #region get-many
const levels = [1, 2, 3, 4]
const addresses = await Promise.all(
  levels.map((level) => findEntry(payer.address, level)),
)
const entries = await fetchEncodedAccounts(rpc, addresses)
for (const [index, account] of entries.entries()) {
  const found = decodeAccount(account, decoder)
  console.log('Level', levels[index], found.exists ? found.data.score : 'none')
}
// #endregion

// #region list
const byPlayer = await rpc
  .getProgramAccounts(programAddress, {
    encoding: 'base64',
    filters: [
      { dataSize: 43n },
      {
        memcmp: {
          offset: 0n,
          bytes: payer.address as string as Base58EncodedBytes,
          encoding: 'base58',
        },
      },
    ],
  })
  .send()
const found = byPlayer.map(({ account }) =>
  decoder.decode(getBase64Encoder().encode(account.data[0])),
)
found.sort((a, b) => a.level - b.level)
for (const { level, score } of found) console.log('Found:', level, score)
// #endregion

// #region remove
const before = (await rpc.getBalance(payer.address).send()).value
await send([await remove(2)])
const after = (await rpc.getBalance(payer.address).send()).value
const gone = await fetchEncodedAccount(rpc, await findEntry(payer.address, 2))
console.log('Level 2 exists:', gone.exists)
console.log('Returned, less the fee:', after - before, 'lamports')
// #endregion
