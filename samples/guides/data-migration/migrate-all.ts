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
  getAddressDecoder,
  getAddressEncoder,
  getBase58Decoder,
  getBase64Encoder,
  getI64Decoder,
  getProgramDerivedAddress,
  getStructDecoder,
  getU32Decoder,
  getU32Encoder,
  getU64Decoder,
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
  type KeyPairSigner,
} from '@solana/kit'
import {
  getDeployWithMaxDataLenInstruction,
  getInitializeBufferInstruction,
  getUpgradeInstruction,
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

const create = async (newAccount: KeyPairSigner, space: bigint) =>
  getCreateAccountInstruction({
    payer,
    newAccount,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: LOADER_V3_PROGRAM_ADDRESS,
  })

async function writeBuffer(elf: Uint8Array) {
  const buffer = await generateKeyPairSigner()
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
  return buffer.address
}

// A program can be invoked from the slot after its deployment on.
async function nextSlot() {
  const slot = await rpc.getSlot().send()
  for (let tries = 1; (await rpc.getSlot().send()) <= slot; tries += 1) {
    if (tries > 100) throw new Error('No new slot in ten seconds')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const v1 = await readFile('player_v1.so')
const v2 = await readFile('player_v2.so')

// Version 1 is deployed, with room for a larger program.
const program = await generateKeyPairSigner()
const programAddress = program.address
const [programData] = await getProgramDerivedAddress({
  programAddress: LOADER_V3_PROGRAM_ADDRESS,
  seeds: [getAddressEncoder().encode(programAddress)],
})
await send([
  await create(program, 36n),
  getDeployWithMaxDataLenInstruction({
    payerAccount: payer,
    programDataAccount: programData,
    programAccount: programAddress,
    bufferAccount: await writeBuffer(v1),
    authority: payer,
    maxDataLen: 2 * v1.length,
  }),
])
await nextSlot()

const instruction = (
  signer: KeyPairSigner,
  account: Address,
  data: readonly number[],
) => ({
  programAddress,
  accounts: [
    { address: signer.address, role: AccountRole.WRITABLE_SIGNER, signer },
    { address: account, role: AccountRole.WRITABLE },
    { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
  ],
  data: Uint8Array.from(data),
})

// Three players, each with an account of version 1.
for (const score of [700, 20, 150]) {
  const player = await generateKeyPairSigner()
  await airdrop({
    commitment: 'confirmed',
    lamports: lamports(100_000_000n),
    recipientAddress: player.address,
  })
  const [account] = await getProgramDerivedAddress({
    programAddress,
    seeds: ['player', getAddressEncoder().encode(player.address)],
  })
  const points = getU32Encoder().encode(score)
  await send([
    instruction(player, account, [0]),
    instruction(player, account, [1, ...points]),
  ])
}

// #region upgrade
await send([
  getUpgradeInstruction({
    programDataAccount: programData,
    programAccount: programAddress,
    bufferAccount: await writeBuffer(v2),
    spillAccount: payer.address,
    authority: payer,
  }),
])
await nextSlot()
// #endregion

// #region decode
const playerV1 = getStructDecoder([
  ['version', getU8Decoder()],
  ['authority', getAddressDecoder()],
  ['score', getU32Decoder()],
])
const playerV2 = getStructDecoder([
  ['version', getU8Decoder()],
  ['authority', getAddressDecoder()],
  ['score', getU64Decoder()],
  ['lastPlayed', getI64Decoder()],
])

function decodePlayer(data: Uint8Array) {
  switch (data[0]) {
    case 1: {
      const { authority, score } = playerV1.decode(data)
      return { authority, score: BigInt(score), lastPlayed: 0n }
    }
    case 2:
      return playerV2.decode(data)
    default:
      throw new Error(`Version ${data[0]} of a player is not known.`)
  }
}
// #endregion

// #region migrate
// #region preview
// The version is the first byte, so the node can look for it.
const findPlayers = (version: number) =>
  rpc
    .getProgramAccounts(programAddress, {
      encoding: 'base64',
      filters: [
        {
          memcmp: {
            offset: 0n,
            bytes: getBase58Decoder().decode(
              Uint8Array.of(version),
            ) as Base58EncodedBytes,
            encoding: 'base58',
          },
        },
      ],
    })
    .send()

const old = await findPlayers(1)
console.log('Version 1:', old.length)
const migrations = old.map(({ pubkey }) => instruction(payer, pubkey, [2]))
// Ten accounts a transaction: it stays far below all limits.
for (let start = 0; start < migrations.length; start += 10) {
  await send(migrations.slice(start, start + 10))
}

const players = await findPlayers(2)
console.log('Version 1:', (await findPlayers(1)).length)
console.log('Version 2:', players.length)
// #endregion
// #endregion

const scores = players.map(({ account }) => {
  const data = Uint8Array.from(getBase64Encoder().encode(account.data[0]))
  return decodePlayer(data).score
})
scores.sort((a, b) => Number(a - b))
console.log('Scores:', scores.join(', '))
