// level: compiled (swap.ts, build.ts and check-order.attacks.ts run it)
import {
  type Address,
  address,
  assertIsInstructionWithAccounts,
  assertIsInstructionWithData,
  decompileTransactionMessageFetchingLookupTables,
  type GetMultipleAccountsApi,
  getBase16Decoder,
  getCompiledTransactionMessageDecoder,
  getStructDecoder,
  getU16Decoder,
  getU64Decoder,
  type Instruction,
  isSignerRole,
  type ReadonlyUint8Array,
  type Rpc,
} from '@solana/kit'
import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  parseComputeBudgetInstruction,
} from '@solana-program/compute-budget'
import {
  parseSystemInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system'
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  AssociatedTokenInstruction,
  findAssociatedTokenPda,
  parseAssociatedTokenInstruction,
  parseTokenInstruction,
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
} from '@solana-program/token'

const wrappedSol = address('So11111111111111111111111111111111111111112')

// #region preview
/** What you agreed to. */
export interface Swap {
  readonly program: Address // Jupiter's
  readonly taker: Address
  readonly inputMint: Address
  readonly outputMint: Address
  readonly maximumIn: bigint
  readonly minimumOut: bigint
  readonly maximumCreated: number // token accounts
  readonly maximumCost: bigint // in lamports: fee, priority fee, tips
}

/** Throws unless the transaction makes this swap, and nothing else. */
export async function checkOrder(
  messageBytes: ReadonlyUint8Array,
  swap: Swap,
  rpc: Rpc<GetMultipleAccountsApi>,
) {
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  // Version 1 has its fee outside of the instructions.
  if (message.version !== 0) refuse(`It has version ${message.version}`)
  const [feePayer] = message.staticAccounts
  if (feePayer !== swap.taker) refuse(`${feePayer} pays the fee`)
  if (message.header.numSignerAccounts !== 1) refuse('Somebody else signs too')
  // Looks up the addresses that are in lookup tables.
  const { instructions } =
    await decompileTransactionMessageFetchingLookupTables(message, rpc)
  await checkInstructions(instructions, swap)
}

export async function checkInstructions(
  instructions: readonly Instruction[],
  swap: Swap,
) {
  const ownSol = await ownAccount(swap, wrappedSol, TOKEN_PROGRAM_ADDRESS)
  let swaps = 0
  let wrapped = 0n
  let tips = 0n
  let created = 0
  let unitPrice = 0n
  let unitLimit = 1_400_000

  for (const instruction of instructions) {
    assertIsInstructionWithData(instruction)
    if (instruction.programAddress === COMPUTE_BUDGET_PROGRAM_ADDRESS) {
      const budget = parseComputeBudgetInstruction(instruction)
      const { SetComputeUnitLimit, SetComputeUnitPrice } =
        ComputeBudgetInstruction
      if (budget.instructionType === SetComputeUnitLimit)
        unitLimit = budget.data.units
      else if (budget.instructionType === SetComputeUnitPrice)
        unitPrice = budget.data.microLamports
      else refuse('An unknown instruction for the compute budget')
      continue
    }

    assertIsInstructionWithAccounts(instruction)
    for (const { address, role } of instruction.accounts)
      if (isSignerRole(role) && address !== swap.taker)
        refuse(`${address} signs too`)

    switch (instruction.programAddress) {
      case swap.program:
        await checkRoute(instruction, swap)
        swaps++
        break
      case SYSTEM_PROGRAM_ADDRESS: {
        const parsed = parseSystemInstruction(instruction)
        if (parsed.instructionType !== SystemInstruction.TransferSol)
          refuse(`${SystemInstruction[parsed.instructionType]} of System`)
        else if (parsed.accounts.destination.address === ownSol)
          wrapped += parsed.data.amount
        else tips += parsed.data.amount
        break
      }
      case TOKEN_PROGRAM_ADDRESS: {
        const parsed = parseTokenInstruction(instruction)
        if (parsed.instructionType === TokenInstruction.SyncNative) break
        if (parsed.instructionType !== TokenInstruction.CloseAccount)
          refuse(`${TokenInstruction[parsed.instructionType]} of Token`)
        else if (parsed.accounts.destination.address !== swap.taker)
          refuse('The SOL of a closed account goes to somebody else')
        break
      }
      case ASSOCIATED_TOKEN_PROGRAM_ADDRESS: {
        const parsed = parseAssociatedTokenInstruction(instruction)
        const { RecoverNestedAssociatedToken } = AssociatedTokenInstruction
        if (parsed.instructionType === RecoverNestedAssociatedToken)
          refuse('It moves a nested token account')
        else if (parsed.accounts.owner.address !== swap.taker)
          refuse('You pay for the token account of somebody else')
        created++
        break
      }
      default:
        refuse(`Unknown program ${instruction.programAddress}`)
    }
  }

  // Each may take a deposit from you, which is not in the cost.
  if (created > swap.maximumCreated) refuse(`It creates ${created} accounts`)
  if (swaps !== 1) refuse(`It makes ${swaps} swaps`)
  if (wrapped > (swap.inputMint === wrappedSol ? swap.maximumIn : 0n))
    refuse(`It wraps ${wrapped} lamports`)
  const priorityFee = (unitPrice * BigInt(unitLimit) + 999_999n) / 1_000_000n
  const cost = 5_000n + priorityFee + tips
  if (cost > swap.maximumCost) refuse(`It costs ${cost} lamports`)
}

// Where an instruction of Jupiter has what, for the two kinds of swap that it
// makes with a fixed input. The first eight bytes of the data are the kind.
const routes = new Map([
  // route_v2
  [
    'bb64facc31c4af14',
    { signer: 0, from: 1, to: 2, mints: 3, programs: 5, alsoTo: 7, amounts: 8 },
  ],
  // shared_accounts_route_v2
  [
    'd19853937cfed8e9',
    { signer: 1, from: 2, to: 5, mints: 6, programs: 8, alsoTo: 5, amounts: 9 },
  ],
])

const amountsDecoder = getStructDecoder([
  ['in', getU64Decoder()],
  ['quotedOut', getU64Decoder()],
  ['slippageBps', getU16Decoder()],
  ['platformFeeBps', getU16Decoder()],
])

async function checkRoute(instruction: Instruction, swap: Swap) {
  const { accounts = [], data = new Uint8Array() } = instruction
  const kind = getBase16Decoder().decode(data.slice(0, 8))
  const route = routes.get(kind)
  if (!route) return refuse(`Jupiter instruction of the unknown kind ${kind}`)
  const at = (index: number) =>
    accounts[index]?.address ?? refuse('Accounts are missing')

  const inputMint = at(route.mints)
  const outputMint = at(route.mints + 1)
  if (inputMint !== swap.inputMint || outputMint !== swap.outputMint)
    refuse(`It swaps ${inputMint} for ${outputMint}`)
  if (at(route.signer) !== swap.taker) refuse('Somebody else swaps')
  if (
    at(route.from) !== (await ownAccount(swap, inputMint, at(route.programs)))
  )
    refuse(`It takes the tokens from ${at(route.from)}`)
  const own = await ownAccount(swap, outputMint, at(route.programs + 1))
  if (at(route.to) !== own) refuse(`The tokens go to ${at(route.to)}`)
  // With no other recipient, the program itself stands in its place.
  if (![own, swap.program].includes(at(route.alsoTo)))
    refuse(`The tokens go to ${at(route.alsoTo)}`)

  const amounts = amountsDecoder.decode(data, route.amounts)
  if (amounts.in > swap.maximumIn) refuse(`It takes ${amounts.in}`)
  const lostBps = BigInt(amounts.slippageBps + amounts.platformFeeBps)
  const leastOut = (amounts.quotedOut * (10_000n - lostBps)) / 10_000n
  if (leastOut < swap.minimumOut) refuse(`It may return ${leastOut}`)
}
// #endregion

async function ownAccount(swap: Swap, mint: Address, tokenProgram: Address) {
  const seeds = { owner: swap.taker, mint, tokenProgram }
  const [account] = await findAssociatedTokenPda(seeds)
  return account
}

function refuse(reason: string): never {
  throw new Error(reason)
}
