import { type Address, address } from '@solana/kit'
import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  getSetComputeUnitLimitInstructionDataDecoder,
  getSetComputeUnitPriceInstructionDataDecoder,
  identifyComputeBudgetInstruction,
} from '@solana-program/compute-budget'
import { LOADER_V3_PROGRAM_ADDRESS } from '@solana-program/loader-v3'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { VOTE_PROGRAM_ADDRESS } from '../programs'
import {
  type CompiledInstruction,
  listInstructions,
  type Message,
} from './transaction'

const lamportsPerSignature = 5000n
const microLamports = 1_000_000n
const unitsPerBuiltin = 3_000n
const unitsPerInstruction = 200_000n
const maxUnits = 1_400_000n

/** Their first data byte says how many signatures they verify, each paid. */
const precompiles: ReadonlySet<Address> = new Set([
  address('Ed25519SigVerify111111111111111111111111111'),
  address('KeccakSecp256k11111111111111111111111111111'),
  address('Secp256r1SigVerify1111111111111111111111111'),
])
const builtins: ReadonlySet<Address> = new Set([
  ...precompiles,
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  LOADER_V3_PROGRAM_ADDRESS,
  SYSTEM_PROGRAM_ADDRESS,
  VOTE_PROGRAM_ADDRESS,
])

/** What the network charges for a message, base and priority fee. */
export function feeForMessage(message: Message): bigint {
  const instructions = listInstructions(message).map((instruction) => ({
    ...instruction,
    program: message.staticAccounts[instruction.programIndex],
  }))
  const signatures = instructions
    .filter(({ program }) => program && precompiles.has(program))
    .reduce((sum, { data }) => sum + (data[0] ?? 0), 0)
  const count = BigInt(message.header.numSignerAccounts + signatures)
  return count * lamportsPerSignature + priorityFee(message, instructions)
}

function priorityFee(
  message: Message,
  instructions: readonly (CompiledInstruction & { program?: Address })[],
): bigint {
  if (message.version === 1) {
    const value = message.configValues.find(({ kind }) => kind === 'u64')
    return BigInt(value?.value ?? 0)
  }
  let limit: bigint | undefined
  let price = 0n
  let units = 0n
  for (const { program, data } of instructions) {
    if (program === COMPUTE_BUDGET_PROGRAM_ADDRESS) {
      const kind = identifyComputeBudgetInstruction({ data })
      if (kind === ComputeBudgetInstruction.SetComputeUnitLimit)
        limit = BigInt(
          getSetComputeUnitLimitInstructionDataDecoder().decode(data).units,
        )
      if (kind === ComputeBudgetInstruction.SetComputeUnitPrice)
        price =
          getSetComputeUnitPriceInstructionDataDecoder().decode(
            data,
          ).microLamports
    }
    const isBuiltin = program !== undefined && builtins.has(program)
    units += isBuiltin ? unitsPerBuiltin : unitsPerInstruction
  }
  const charged = limit ?? units
  const capped = charged > maxUnits ? maxUnits : charged
  return (price * capped + microLamports - 1n) / microLamports
}
