import type { FailedTransactionMetadata } from 'litesvm'
import { instructionErrors, transactionErrors } from './error-names'

/** Why a transaction failed: as the RPC writes it, and in words. */
export interface TransactionFailure {
  readonly err: unknown
  readonly message: string
}

type LiteSvmError = ReturnType<FailedTransactionMetadata['err']>
type InstructionFailure = Extract<LiteSvmError, { err: unknown }>

/** The RPC's form of an error that LiteSVM reports as numbers and classes. */
export function readFailure(error: LiteSvmError): TransactionFailure {
  if (typeof error === 'number') return named(transactionErrors[error])
  if ('err' in error) return instructionFailure(error)
  const type = error.constructor.name.replace('TransactionError', '')
  if (!('accountIndex' in error)) {
    const { index } = error
    const message = `Transaction contains a duplicate instruction (${index}) that is not allowed`
    return { err: { [type]: index }, message }
  }
  const index = error.accountIndex
  const message =
    type === 'InsufficientFundsForRent'
      ? `Transaction results in an account (${index}) with insufficient funds for rent`
      : `Execution of the program referenced by account at index ${index} is temporarily restricted.`
  return { err: { [type]: { account_index: index } }, message }
}

/** A transaction error that has no fields, by its name. */
export function failureOf(
  name: (typeof transactionErrors)[number][0],
): TransactionFailure {
  return named(transactionErrors.find((entry) => entry[0] === name))
}

function instructionFailure(failure: InstructionFailure): TransactionFailure {
  const { err, message } = instructionError(failure.err())
  return {
    err: { InstructionError: [failure.index, err] },
    message: `Error processing Instruction ${failure.index}: ${message}`,
  }
}

function instructionError(
  error: ReturnType<InstructionFailure['err']>,
): TransactionFailure {
  if (typeof error === 'number') return named(instructionErrors[error])
  if (!('code' in error)) return named(['BorshIoError', error.msg])
  return {
    err: { Custom: error.code },
    message: `custom program error: 0x${error.code.toString(16)}`,
  }
}

function named(
  entry: readonly [name: string, message: string] | undefined,
): TransactionFailure {
  if (!entry) throw new Error('LiteSVM reported an error of unknown number')
  return { err: entry[0], message: entry[1] }
}
