import type { BlockhashQueue } from './blockhash-queue'
import type { Execution } from './execution'
import type { GetAccount } from './get-account'
import { nonceAddress, usesNonce } from './nonce'
import type { DecodedTransaction } from './transaction'
import { failureOf, type TransactionFailure } from './transaction-error'

/** Refuses a transaction that lacks a signature; LiteSVM verifies the rest. */
export function checkSignatures({
  transaction,
}: DecodedTransaction): TransactionFailure | null {
  const signatures = Object.values(transaction.signatures)
  const isComplete = signatures.every((bytes) => bytes !== null)
  return isComplete ? null : failureOf('SignatureFailure')
}

/** Refuses a transaction whose blockhash is unknown or too old, and is no durable nonce. */
export function checkAge(
  decoded: DecodedTransaction,
  blockhashes: BlockhashQueue,
  height: bigint,
  getAccount: GetAccount,
): TransactionFailure | null {
  const { lifetimeToken } = decoded.message
  if (blockhashes.isValid(lifetimeToken, height)) return null
  const nonce = nonceAddress(decoded)
  const isDurable = nonce && usesNonce(decoded, getAccount(nonce))
  return isDurable ? null : failureOf('BlockhashNotFound')
}

const loadErrors: readonly unknown[] = [
  'InvalidProgramForExecution',
  'MaxLoadedAccountsDataSizeExceeded',
  'ProgramAccountNotFound',
]

/**
 * True when a transaction could pay, but its accounts could not be loaded: a block takes it, with
 * its fee (SIMD-0191).
 */
export function isFeesOnly({ failure }: Execution): boolean {
  return loadErrors.includes(failure?.err)
}

/**
 * Refuses a call of an address without an account: the network has an error of its own for that,
 * for which LiteSVM says that the program may not be executed.
 */
export function nameMissingProgram(
  { instructions, message }: DecodedTransaction,
  execution: Execution,
  getAccount: GetAccount,
): Execution {
  if (execution.failure?.err !== 'InvalidProgramForExecution') return execution
  const isMissing = instructions.some(({ programIndex }) => {
    const program = message.staticAccounts[programIndex]
    return program !== undefined && !getAccount(program).exists
  })
  if (!isMissing) return execution
  return { ...execution, failure: failureOf('ProgramAccountNotFound') }
}
