import { type AccountMeta, AccountRole, type Address } from '@solana/kit'
import {
  identifySystemInstruction,
  parseCreateAccountInstruction,
  parseTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system'
import { isTokenProgram } from '../chain/token-state'
import type { CompiledInstruction } from '../chain/transaction'
import { MEMO_PROGRAM_ADDRESSES } from '../programs'
import { toBase58, toText } from './bytes'
import { parseTokenInstruction } from './parse-token-instruction'

/** An instruction with its accounts named, as the client packages take it. */
export interface NamedInstruction {
  readonly programAddress: Address
  readonly accounts: readonly AccountMeta[]
  readonly data: CompiledInstruction['data']
}

/**
 * A parsed instruction where possible: SOL transfers, new accounts, memos and the usual token
 * instructions. Others have accounts and data, as do those with too few accounts or with invalid
 * data.
 */
export function parseInstruction(
  { programIndex, accounts, data }: CompiledInstruction,
  keys: readonly Address[],
) {
  const addresses = accounts.flatMap((index) => keys[index] ?? [])
  const programId = keys[programIndex]
  if (!programId) throw new Error(`No key at program index ${programIndex}`)
  const named = {
    programAddress: programId,
    accounts: addresses.map((item) => ({
      address: item,
      role: AccountRole.READONLY,
    })),
    data,
  }
  const parsed = parseIfSound(named)
  if (parsed) return { ...parsed, programId }
  return { accounts: addresses, data: toBase58(data), programId }
}

/** The client packages throw on what they cannot read. */
function parseIfSound(instruction: NamedInstruction) {
  try {
    return parse(instruction)
  } catch {
    return null
  }
}

function parse(instruction: NamedInstruction) {
  const { programAddress } = instruction
  if (MEMO_PROGRAM_ADDRESSES.includes(programAddress)) {
    const parsed = toText(instruction.data)
    return parsed === null ? null : { parsed, program: 'spl-memo' }
  }
  if (programAddress === SYSTEM_PROGRAM_ADDRESS)
    return withProgram('system', parseSystem(instruction))
  if (isTokenProgram(programAddress))
    return withProgram('spl-token', parseTokenInstruction(instruction))
  return null
}

function withProgram(program: string, parsed: object | null) {
  return parsed && { parsed, program }
}

function parseSystem(instruction: NamedInstruction) {
  switch (identifySystemInstruction(instruction)) {
    case SystemInstruction.TransferSol: {
      const { accounts, data } = parseTransferSolInstruction(instruction)
      const info = {
        destination: accounts.destination.address,
        lamports: data.amount,
        source: accounts.source.address,
      }
      return { type: 'transfer', info }
    }
    case SystemInstruction.CreateAccount: {
      const { accounts, data } = parseCreateAccountInstruction(instruction)
      const info = {
        lamports: data.lamports,
        newAccount: accounts.newAccount.address,
        owner: data.programAddress,
        source: accounts.payer.address,
        space: data.space,
      }
      return { type: 'createAccount', info }
    }
    default:
      return null
  }
}
