import type * as Native from 'litesvm/dist/internal'
import type { RawInstruction, RawOutcome } from '../built/svm.js'
import { AddressAndAccount } from './account'
import { transactionError } from './errors'

export class CompiledInstruction implements Native.CompiledInstruction {
  readonly #program: number
  readonly #accounts: Uint8Array
  readonly #data: Uint8Array

  constructor(program: number, accounts: Uint8Array, data: Uint8Array) {
    this.#program = program
    this.#accounts = accounts
    this.#data = data
  }

  programIdIndex(): number {
    return this.#program
  }

  accounts(): Uint8Array {
    return this.#accounts
  }

  data(): Uint8Array {
    return this.#data
  }
}

export class InnerInstruction implements Native.InnerInstruction {
  readonly #raw: RawInstruction

  constructor(raw: RawInstruction) {
    this.#raw = raw
  }

  instruction(): CompiledInstruction {
    const { program, accounts, data } = this.#raw
    return new CompiledInstruction(program, accounts, data)
  }

  stackHeight(): number {
    return this.#raw.height
  }
}

export class TransactionReturnData implements Native.TransactionReturnData {
  readonly #raw: RawOutcome

  constructor(raw: RawOutcome) {
    this.#raw = raw
  }

  programId(): Uint8Array {
    return this.#raw.returnProgram
  }

  data(): Uint8Array {
    return this.#raw.returnData
  }
}

export class TransactionMetadata implements Native.TransactionMetadata {
  readonly #raw: RawOutcome

  constructor(raw: RawOutcome) {
    this.#raw = raw
  }

  signature(): Uint8Array {
    return this.#raw.signature
  }

  logs(): string[] {
    return this.#raw.logs
  }

  innerInstructions(): InnerInstruction[][] {
    return this.#raw.inner.map((list) =>
      list.map((raw) => new InnerInstruction(raw)),
    )
  }

  computeUnitsConsumed(): bigint {
    return this.#raw.units
  }

  returnData(): TransactionReturnData {
    return new TransactionReturnData(this.#raw)
  }

  prettyLogs(): string {
    return this.#raw.prettyLogs
  }

  toString(): string {
    return `TransactionMetadata(${this.#raw.text})`
  }
}

export class FailedTransactionMetadata
  implements Native.FailedTransactionMetadata
{
  readonly #raw: RawOutcome

  constructor(raw: RawOutcome) {
    this.#raw = raw
  }

  err(): ReturnType<Native.FailedTransactionMetadata['err']> {
    const { error } = this.#raw
    if (!error) throw new Error('a transaction that failed has an error')
    return transactionError(error)
  }

  meta(): TransactionMetadata {
    return new TransactionMetadata(this.#raw)
  }

  toString(): string {
    return `FailedTransactionMetadata(${this.#raw.whole})`
  }
}

export class SimulatedTransactionInfo
  implements Native.SimulatedTransactionInfo
{
  readonly #raw: RawOutcome

  constructor(raw: RawOutcome) {
    this.#raw = raw
  }

  meta(): TransactionMetadata {
    return new TransactionMetadata(this.#raw)
  }

  postAccounts(): AddressAndAccount[] {
    return (this.#raw.post ?? []).map((raw) => new AddressAndAccount(raw))
  }

  toString(): string {
    return `SimulatedTransactionInfo(${this.#raw.whole})`
  }
}

/** The outcome of a transaction that was sent. */
export const transacted = (raw: RawOutcome) =>
  raw.error ? new FailedTransactionMetadata(raw) : new TransactionMetadata(raw)

/** The outcome of a simulation. */
export const simulated = (raw: RawOutcome) =>
  raw.error
    ? new FailedTransactionMetadata(raw)
    : new SimulatedTransactionInfo(raw)
