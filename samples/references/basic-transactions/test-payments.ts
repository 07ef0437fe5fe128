// level: compiled (the attacks on payments import it)
import {
  findAddressLookupTablePda,
  getCreateLookupTableInstructionAsync,
  getExtendLookupTableInstruction,
} from '@solana-program/address-lookup-table'
import {
  appendTransactionMessageInstruction,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithinSizeLimit,
  compressTransactionMessageUsingAddressLookupTables,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  parseInstructionPlanInput,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type Instruction,
  type InstructionPlanInput,
  type KeyPairSigner,
} from '@solana/kit'
import {
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const client = createClientWithGetMinimumBalanceFromRpc(rpc)

// The local node runs a transaction before it answers, and counts it as final.
async function land(
  message: Parameters<typeof signTransactionMessageWithSigners>[0],
) {
  const transaction = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithinSizeLimit(transaction)
  return rpc
    .sendTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
      skipPreflight: true,
    })
    .send()
}

async function messageWith(
  payer: KeyPairSigner,
  instructions: InstructionPlanInput[],
) {
  const plan = parseInstructionPlanInput(
    instructions.map(parseInstructionPlanInput),
  )
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructionPlan(plan, m),
  )
}

/** Lands even if it fails. */
export const landWith = async (
  payer: KeyPairSigner,
  ...instructions: InstructionPlanInput[]
) => land(await messageWith(payer, instructions))

export async function landInVersion1(
  payer: KeyPairSigner,
  instruction: Instruction,
) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  return land(
    pipe(
      createTransactionMessage({ version: 1 }),
      (m) => setTransactionMessageFeePayerSigner(payer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
      (m) =>
        setTransactionMessageConfig(
          { computeUnitLimit: 10_000, loadedAccountsDataSizeLimit: 65_536 },
          m,
        ),
      (m) => appendTransactionMessageInstruction(instruction, m),
    ),
  )
}

/** Makes a lookup table with these addresses, and lands with it. */
export async function landWithLookupTable(
  payer: KeyPairSigner,
  instruction: Instruction,
  addresses: Address[],
) {
  const recentSlot = await rpc.getSlot({ commitment: 'finalized' }).send()
  const authority = payer.address
  const [table] = await findAddressLookupTablePda({ authority, recentSlot })
  await landWith(
    payer,
    await getCreateLookupTableInstructionAsync({
      authority,
      payer,
      recentSlot,
    }),
    getExtendLookupTableInstruction({
      address: table,
      authority: payer,
      payer,
      addresses,
    }),
  )
  // New addresses count from the next slot on.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  return land(
    compressTransactionMessageUsingAddressLookupTables(
      await messageWith(payer, [instruction]),
      { [table]: addresses },
    ),
  )
}

const decimals = 6

export const createMint = async (
  payer: KeyPairSigner,
  newMint: KeyPairSigner,
) =>
  landWith(
    payer,
    await getCreateMintInstructionPlan(client, {
      payer,
      newMint,
      decimals,
      mintAuthority: payer.address,
    }),
  )

export const mintTokens = async (
  payer: KeyPairSigner,
  mint: Address,
  owner: Address,
  amount: bigint,
) =>
  landWith(
    payer,
    await getMintToATAInstructionPlanAsync({
      payer,
      owner,
      mint,
      mintAuthority: payer,
      amount,
      decimals,
    }),
  )
