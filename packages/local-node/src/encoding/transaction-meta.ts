import type { Execution } from '../chain/execution'
import type { LedgerEntry, RanTransaction } from '../chain/ledger'
import type { CompiledInstruction } from '../chain/transaction'
import { toBase58, toBase64 } from './bytes'
import { parseInstruction } from './parse-instruction'

/** The meta of a stored transaction, as the RPC reports it. */
export function encodeMeta(entry: LedgerEntry, encoding: string) {
  const { execution, before, after } = entry
  const err = execution.failure?.err ?? null
  return {
    computeUnitsConsumed: execution.unitsConsumed,
    err,
    fee: execution.fee,
    innerInstructions: execution.feesOnly
      ? null
      : encodeInnerInstructions(entry, encoding),
    loadedAddresses: encoding === 'jsonParsed' ? undefined : entry.loaded,
    logMessages: execution.feesOnly ? null : execution.logs,
    postBalances: after.lamports,
    postTokenBalances: after.tokens,
    preBalances: before.lamports,
    preTokenBalances: before.tokens,
    returnData: encodeReturnData(execution) ?? undefined,
    rewards: [],
    status: err === null ? { Ok: null } : { Err: err },
  }
}

export function encodeReturnData({ returnData }: Execution) {
  if (!returnData) return null
  const data = [toBase64(returnData.data), 'base64']
  return { programId: returnData.programId, data }
}

/** The instructions that programs invoked, by the instruction of the message. */
export function encodeInnerInstructions(ran: RanTransaction, encoding: string) {
  return ran.execution.inner.flatMap((list, index) =>
    list.length === 0
      ? []
      : {
          index,
          instructions: list.map((inner) =>
            encodeInstruction(inner, ran, encoding, inner.stackHeight),
          ),
        },
  )
}

/** One instruction, by indexes or, for `jsonParsed`, parsed. */
export function encodeInstruction(
  instruction: CompiledInstruction,
  { keys }: RanTransaction,
  encoding: string,
  stackHeight: number,
) {
  if (encoding === 'jsonParsed')
    return { ...parseInstruction(instruction, keys), stackHeight }
  return {
    accounts: instruction.accounts,
    data: toBase58(instruction.data),
    programIdIndex: instruction.programIndex,
    stackHeight,
  }
}
