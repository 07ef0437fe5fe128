// level: compiled (the samples with a wallet import and run it)
import {
  address,
  bytesEqual,
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
  isInstructionForProgram,
  isInstructionWithData,
  isTransactionMessageWithDurableNonceLifetime,
  type Instruction,
  type Transaction,
} from '@solana/kit'
import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  parseComputeBudgetInstruction,
} from '@solana-program/compute-budget'

/** The highest priority fee that you accept, in lamports. */
export const MAX_PRIORITY_FEE = 1_000_000n
const MAX_COMPUTE_UNITS = 1_400_000n
const MICRO_LAMPORTS = 1_000_000n

/** Wallets guard transactions with the assertions of this program. */
export const LIGHTHOUSE = address('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95')
// Instructions 2 to 17 only compare accounts. 0 and 1 write one.
const FIRST_ASSERTION = 2
const LAST_ASSERTION = 17

// #region preview
/** Throws unless a wallet signed what it was asked to sign. */
export function compareSigned(asked: Transaction, signed: Transaction) {
  const before = read(asked)
  const after = read(signed)
  if (after.version !== before.version) refuse('another version')
  if (after.feePayer.address !== before.feePayer.address)
    refuse('another fee payer')
  if (after.signers !== before.signers) refuse('other signers')
  if (after.hasNonce !== before.hasNonce)
    refuse('AdvanceNonceAccount is not the first instruction')

  // Each instruction of yours, in your order, and nothing that is unknown.
  const missing = before.instructions.filter((each) => !feePart(each))
  let guards = 0
  for (const instruction of after.instructions) {
    const [next] = missing
    if (next && isSame(instruction, next)) missing.shift()
    else if (isGuard(instruction)) guards += 1
    else if (!feePart(instruction))
      refuse(`an instruction of ${instruction.programAddress}`)
  }
  if (missing.length > 0) refuse('one of your instructions is missing')
  if (after.lifetimeToken !== before.lifetimeToken)
    refuse('another blockhash or nonce')

  const priorityFee = feeOf(after.instructions)
  if (priorityFee > MAX_PRIORITY_FEE)
    refuse(`a priority fee of ${priorityFee} lamports`)
  return { guards, priorityFee }
}

function isSame(one: Instruction, other: Instruction) {
  const accounts = one.accounts ?? []
  const others = other.accounts ?? []
  return (
    one.programAddress === other.programAddress &&
    accounts.length === others.length &&
    accounts.every(
      ({ address, role }, index) =>
        address === others[index]?.address && role === others[index]?.role,
    ) &&
    bytesEqual(one.data ?? new Uint8Array(), other.data ?? new Uint8Array())
  )
}

function isGuard({ programAddress, data }: Instruction) {
  const kind = data?.[0] ?? 0
  return (
    programAddress === LIGHTHOUSE &&
    kind >= FIRST_ASSERTION &&
    kind <= LAST_ASSERTION
  )
}
// #endregion

function refuse(reason: string): never {
  throw new Error(`Refused: ${reason}`)
}

function read({ messageBytes, signatures }: Transaction) {
  const compiled = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (compiled.version === 1)
    refuse('version 1, whose fee is outside the instructions')
  if ('addressTableLookups' in compiled && compiled.addressTableLookups?.length)
    refuse('lookup tables, which hide accounts')
  const message = decompileTransactionMessage(compiled)
  return {
    version: compiled.version,
    lifetimeToken: compiled.lifetimeToken,
    feePayer: message.feePayer,
    instructions: message.instructions,
    hasNonce: isTransactionMessageWithDurableNonceLifetime(message),
    signers: Object.keys(signatures).sort().join(),
  }
}

/** The limit or the price of a priority fee. */
function feePart(instruction: Instruction) {
  if (
    !isInstructionForProgram(instruction, COMPUTE_BUDGET_PROGRAM_ADDRESS) ||
    !isInstructionWithData(instruction)
  )
    return undefined
  const parsed = parseComputeBudgetInstruction(instruction)
  switch (parsed.instructionType) {
    case ComputeBudgetInstruction.SetComputeUnitLimit:
      return { limit: BigInt(parsed.data.units) }
    case ComputeBudgetInstruction.SetComputeUnitPrice:
      return { price: parsed.data.microLamports }
    default:
      return undefined
  }
}

function feeOf(instructions: readonly Instruction[]) {
  // Without a limit, the largest one counts.
  let limit = MAX_COMPUTE_UNITS
  let price = 0n
  for (const instruction of instructions) {
    const part = feePart(instruction)
    limit = part?.limit ?? limit
    price = part?.price ?? price
  }
  return (limit * price + MICRO_LAMPORTS - 1n) / MICRO_LAMPORTS
}
