import type { Address, ReadonlyUint8Array } from '@solana/kit'
import {
  identifySystemInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system'
import {
  identifyTokenInstruction,
  TokenInstruction,
} from '@solana-program/token'
import { isTokenProgram } from '../../../local-node/src/chain/token-state'

/**
 * The name of an instruction of the System Program or of a token program, as the RPC writes names:
 * `initializeMint2`. Undefined for other programs, and for instructions that only Token-2022 has.
 */
export function instructionName(
  programAddress: Address,
  data: ReadonlyUint8Array,
): string | undefined {
  try {
    if (programAddress === SYSTEM_PROGRAM_ADDRESS)
      return camelCase(SystemInstruction[identifySystemInstruction({ data })])
    if (isTokenProgram(programAddress))
      return camelCase(TokenInstruction[identifyTokenInstruction({ data })])
    return undefined
  } catch {
    return undefined
  }
}

const camelCase = (name: string | undefined) =>
  name && name.charAt(0).toLowerCase() + name.slice(1)
