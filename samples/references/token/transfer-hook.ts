import { readFile } from 'node:fs/promises'
import {
  AccountRole,
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  getProgramDerivedAddress,
  getUtf8Encoder,
  isSolanaError,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  type Address,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  getDeployWithMaxDataLenInstruction,
  getInitializeBufferInstruction,
  getWriteInstruction,
  LOADER_V3_PROGRAM_ADDRESS,
} from '@solana-program/loader-v3'
import {
  getCreateAccountInstruction,
  getTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  extension,
  fetchToken,
  findAssociatedTokenPda,
  findExtraAccountMetaListPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateMintInstructionPlan,
  getDefaultInitializeExtraAccountMetaListInstructionAsync,
  getExtraAccountMetasEncoder,
  getMintToATAInstructionPlanAsync,
  getTransferCheckedWithTransferHookInstructionAsync,
  TOKEN_2022_PROGRAM_ADDRESS,
  type ExtraAccountMeta,
} from '@solana-program/token-2022'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const client = createClientWithGetMinimumBalanceFromRpc(rpc)
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
const mint = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

async function send(instructions: InstructionPlanInput) {
  const plan = parseInstructionPlanInput(instructions)
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructionPlan(plan, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

const minimumFor = (space: bigint) =>
  rpc.getMinimumBalanceForRentExemption(space).send()

async function deploy(elf: Uint8Array) {
  const buffer = await generateKeyPairSigner()
  const program = await generateKeyPairSigner()
  const create = async (newAccount: typeof buffer, space: bigint) =>
    getCreateAccountInstruction({
      payer,
      newAccount,
      lamports: await minimumFor(space),
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

const hook = await deploy(await readFile('allowlist.so'))

// #region mint
// The mint names the hook program.
const extensions = [
  extension('TransferHook', { authority: payer.address, programId: hook }),
]
await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer,
    extensions,
  }),
)

// The hook reads one more account: a PDA of its own, with the word "allowed",
// the mint (account 1) and the owner in the destination (account 2) as seeds.
const entryOfRecipient: ExtraAccountMeta = {
  config: {
    __kind: 'ProgramPda',
    seeds: [
      { __kind: 'Literal', bytes: getUtf8Encoder().encode('allowed') },
      { __kind: 'AccountKey', index: 1 },
      { __kind: 'AccountData', accountIndex: 2, dataIndex: 32, length: 32 },
    ],
  },
  isSigner: false,
  isWritable: false,
}
const extraAccountMetas = [entryOfRecipient]
const [list] = await findExtraAccountMetaListPda(
  { mint: mint.address },
  { programAddress: hook },
)
const listSize = getExtraAccountMetasEncoder().encode(extraAccountMetas).length
await send([
  getTransferSolInstruction({
    source: payer,
    destination: list,
    amount: await minimumFor(BigInt(listSize)),
  }),
  await getDefaultInitializeExtraAccountMetaListInstructionAsync({
    mint: mint.address,
    authority: payer,
    extraAccountMetas,
    transferHookProgram: hook,
  }),
])
// #endregion

const ataOf = async (owner: Address) => {
  const [ata] = await findAssociatedTokenPda({
    owner,
    mint: mint.address,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  })
  return ata
}
const source = await ataOf(payer.address)
const destination = await ataOf(recipient.address)
await send([
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: destination,
    owner: recipient.address,
    mint: mint.address,
  }),
])

// #region preview
// Reads the mint and the list of its hook, and adds the extra accounts.
const transfer = await getTransferCheckedWithTransferHookInstructionAsync(
  { rpc },
  {
    source,
    mint: mint.address,
    destination,
    authority: payer,
    amount: 2_500_000n,
    decimals: 6,
  },
)
// Four of the transfer, then the entry, the hook program and its list.
console.log('Accounts:', transfer.accounts?.length)
// #endregion

try {
  await send([transfer])
} catch (error) {
  const { cause } = error as Error
  if (!isSolanaError(cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM))
    throw error
  console.log('Refused by the hook with code', cause.context.code)
}

// The issuer allows the recipient.
const [entry] = await getProgramDerivedAddress({
  programAddress: hook,
  seeds: [
    'allowed',
    getAddressEncoder().encode(mint.address),
    getAddressEncoder().encode(recipient.address),
  ],
})
await send([
  getTransferSolInstruction({
    source: payer,
    destination: entry,
    amount: await minimumFor(0n),
  }),
  {
    programAddress: hook,
    accounts: [
      { address: entry, role: AccountRole.WRITABLE },
      { address: mint.address, role: AccountRole.READONLY },
      { address: payer.address, role: AccountRole.READONLY_SIGNER },
      { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
      { address: recipient.address, role: AccountRole.READONLY },
    ],
    data: getUtf8Encoder().encode('allow_v1'),
  },
])

// #region preview
await send([transfer])
// #endregion

const received = await fetchToken(rpc, destination)
console.log('Allowed, so recipient has:', received.data.amount, 'base units')
