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
  getBase58Encoder,
  getSignatureFromTransaction,
  getUtf8Decoder,
  isInstructionForProgram,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type Instruction,
  type InstructionPlanInput,
  type ReadonlyUint8Array,
} from '@solana/kit'
import {
  getAddMemoInstruction,
  SUPPORTED_MEMO_PROGRAM_ADDRESSES,
} from '@solana-program/memo'
import {
  parseSystemInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system'
import {
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getTransferToATAInstructionPlanAsync,
  parseTokenInstruction,
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
} from '@solana-program/token'

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
  lamports: lamports(1_000_000_000n),
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
  return getSignatureFromTransaction(transaction)
}

// The transaction to parse has a memo, a new token account and a transfer.
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
])
const signature = await send([
  getAddMemoInstruction({ memo: 'Invoice 17' }),
  await getTransferToATAInstructionPlanAsync({
    payer,
    mint: mint.address,
    recipient: recipient.address,
    authority: payer,
    amount: 2_500_000n,
    decimals: 6,
  }),
])

// #region preview
const response = await rpc
  .getTransaction(signature, {
    encoding: 'json',
    maxSupportedTransactionVersion: 1,
  })
  .send()
// #endregion
if (!response?.meta) throw new Error('The node does not know it')
const { meta, transaction } = response
if (meta.err) throw new Error('It failed, so it moved nothing')

// #region preview
// Indexes point into this list: looked-up addresses follow the message's own.
const loaded = meta.loadedAddresses
const keys = [
  ...transaction.message.accountKeys,
  ...(loaded?.writable ?? []),
  ...(loaded?.readonly ?? []),
]
// #endregion
const key = (index: number) => {
  const found = keys[index]
  if (!found) throw new Error(`No account has the index ${index}`)
  return found
}

// #region preview
for (const [index, outer] of transaction.message.instructions.entries()) {
  show(outer, '')
  // What the program called, in order.
  const calls = meta.innerInstructions?.find((inner) => inner.index === index)
  for (const inner of calls?.instructions ?? []) show(inner, '  calls ')
}
// #endregion

type Compiled = (typeof transaction.message.instructions)[number]
function show({ programIdIndex, accounts, data }: Compiled, prefix: string) {
  const instruction = {
    programAddress: key(programIdIndex),
    accounts: accounts.map((index) => ({
      address: key(index),
      role: AccountRole.READONLY,
    })),
    data: getBase58Encoder().encode(data),
  }
  console.log(`${prefix}${describe(instruction)}`)
}

// #region describe
function describe(instruction: Instruction & { data: ReadonlyUint8Array }) {
  if (isInstructionForProgram(instruction, TOKEN_PROGRAM_ADDRESS)) {
    const parsed = parseTokenInstruction(instruction)
    if (parsed.instructionType === TokenInstruction.TransferChecked) {
      const { amount, decimals } = parsed.data
      return `Token TransferChecked, ${amount} with ${decimals} decimals`
    }
    return `Token ${TokenInstruction[parsed.instructionType]}`
  }
  if (isInstructionForProgram(instruction, SYSTEM_PROGRAM_ADDRESS)) {
    const { instructionType } = parseSystemInstruction(instruction)
    return `System ${SystemInstruction[instructionType]}`
  }
  // Three versions of the Memo program are in use, at three addresses.
  const memoPrograms: readonly Address[] = SUPPORTED_MEMO_PROGRAM_ADDRESSES
  if (memoPrograms.includes(instruction.programAddress))
    return `Memo "${getUtf8Decoder().decode(instruction.data)}"`
  return `Program ${instruction.programAddress}`
}
// #endregion

// #region movements
// What an owner holds of the token, in all of its accounts together.
const held = (balances: typeof meta.postTokenBalances, owner: Address) =>
  (balances ?? [])
    .filter((each) => each.owner === owner && each.mint === mint.address)
    .reduce((sum, each) => sum + BigInt(each.uiTokenAmount.amount), 0n)

for (const [name, { address }] of Object.entries({ payer, recipient })) {
  const before = held(meta.preTokenBalances, address)
  const after = held(meta.postTokenBalances, address)
  console.log(`Change of the ${name}: ${after - before} base units`)
}
console.log('Fee:', meta.fee, 'lamports')
// #endregion
