import {
  type Address,
  type EncodedAccount,
  getAddressDecoder,
} from '@solana/kit'
import {
  FailedTransactionMetadata,
  SimulatedTransactionInfo,
  TransactionMetadata,
} from 'litesvm'
import type { CompiledInstruction } from './transaction'
import { readFailure, type TransactionFailure } from './transaction-error'

interface InnerInstruction extends CompiledInstruction {
  readonly stackHeight: number
}

/** The result of a transaction in the VM. */
export interface Execution {
  readonly failure: TransactionFailure | null
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly fee: bigint
  readonly returnData: {
    readonly programId: Address
    readonly data: Uint8Array
  } | null
  /** One list for each instruction of the message. */
  readonly inner: readonly (readonly InnerInstruction[])[]
  /** True where nothing ran, and the fee was charged all the same. */
  readonly feesOnly?: boolean
  /** The accounts afterwards; only a successful simulation has them. */
  readonly postAccounts: readonly EncodedAccount[]
}

/** A transaction that was refused before it ran. */
export function refused(failure: TransactionFailure): Execution {
  return {
    failure,
    logs: [],
    unitsConsumed: 0n,
    fee: 0n,
    returnData: null,
    inner: [],
    postAccounts: [],
  }
}

export function readExecution(
  outcome:
    | TransactionMetadata
    | FailedTransactionMetadata
    | SimulatedTransactionInfo,
): Execution {
  const failed = outcome instanceof FailedTransactionMetadata
  const meta = outcome instanceof TransactionMetadata ? outcome : outcome.meta()
  return {
    failure: failed ? readFailure(outcome.err()) : null,
    logs: meta.logs(),
    unitsConsumed: meta.computeUnitsConsumed(),
    fee: readFee(meta),
    returnData: readReturnData(meta),
    inner: readInnerInstructions(meta),
    postAccounts:
      outcome instanceof SimulatedTransactionInfo ? outcome.postAccounts() : [],
  }
}

/** LiteSVM has no accessor for the fee; its description ends with it. */
function readFee(meta: TransactionMetadata): bigint {
  return BigInt(/fee: (\d+) \}\)?$/.exec(meta.toString())?.[1] ?? 0)
}

function readReturnData(meta: TransactionMetadata): Execution['returnData'] {
  const returned = meta.returnData()
  const data = returned.data()
  if (data.length === 0) return null
  return { programId: getAddressDecoder().decode(returned.programId()), data }
}

function readInnerInstructions(meta: TransactionMetadata): Execution['inner'] {
  return meta.innerInstructions().map((list) =>
    list.map((inner) => ({
      programIndex: inner.instruction().programIdIndex(),
      accounts: [...inner.instruction().accounts()],
      data: inner.instruction().data(),
      stackHeight: inner.stackHeight(),
    })),
  )
}
