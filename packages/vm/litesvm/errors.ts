import type * as Native from 'litesvm/dist/internal'
import {
  instructionErrors,
  transactionErrors,
} from '../../local-node/src/chain/error-names'
import type { RawError } from '../built/svm.js'

type TransactionError = ReturnType<Native.FailedTransactionMetadata['err']>
type InstructionError = ReturnType<
  Native.TransactionErrorInstructionError['err']
>

export class InstructionErrorCustom implements Native.InstructionErrorCustom {
  readonly #code: number

  constructor(code: number) {
    this.#code = code
  }

  get code(): number {
    return this.#code
  }

  toString(): string {
    return `InstructionErrorCustom { code: ${this.#code} }`
  }
}

export class TransactionErrorInstructionError
  implements Native.TransactionErrorInstructionError
{
  readonly #raw: RawError

  constructor(raw: RawError) {
    this.#raw = raw
  }

  get index(): number {
    return this.#raw.index ?? 0
  }

  err(): InstructionError {
    const { code, inner } = this.#raw
    if (code !== undefined) return new InstructionErrorCustom(code)
    return numberOf(instructionErrors, inner)
  }

  toString(): string {
    const { code, inner } = this.#raw
    const error = code === undefined ? inner : new InstructionErrorCustom(code)
    return `TransactionErrorInstructionError { index: ${this.index}, error: ${error} }`
  }
}

export class TransactionErrorDuplicateInstruction
  implements Native.TransactionErrorDuplicateInstruction
{
  readonly #index: number

  constructor({ index = 0 }: RawError) {
    this.#index = index
  }

  get index(): number {
    return this.#index
  }

  toString(): string {
    return `TransactionErrorDuplicateInstruction { index: ${this.#index} }`
  }
}

/** An error that names the account at fault. */
class AccountError {
  readonly #index: number

  constructor({ accountIndex = 0 }: RawError) {
    this.#index = accountIndex
  }

  get accountIndex(): number {
    return this.#index
  }

  toString(): string {
    return `${this.constructor.name} { account_index: ${this.#index} }`
  }
}

export class TransactionErrorInsufficientFundsForRent
  extends AccountError
  implements Native.TransactionErrorInsufficientFundsForRent {}

export class TransactionErrorProgramExecutionTemporarilyRestricted
  extends AccountError
  implements Native.TransactionErrorProgramExecutionTemporarilyRestricted {}

/** The errors that have fields; the others are numbers. */
const classes = {
  DuplicateInstruction: TransactionErrorDuplicateInstruction,
  InstructionError: TransactionErrorInstructionError,
  InsufficientFundsForRent: TransactionErrorInsufficientFundsForRent,
  ProgramExecutionTemporarilyRestricted:
    TransactionErrorProgramExecutionTemporarilyRestricted,
}

// The local node and `toString` read these names, and a minifier would change them.
for (const [name, type] of Object.entries(classes))
  Object.defineProperty(type, 'name', { value: `TransactionError${name}` })

/** The error as in `litesvm`: an object of its class, or a number. */
export function transactionError(raw: RawError): TransactionError {
  const type = classes[raw.name as keyof typeof classes]
  return type ? new type(raw) : numberOf(transactionErrors, raw.name)
}

/** The number of a name in LiteSVM's enum: its index. */
function numberOf(
  names: readonly (readonly [name: string, message: string])[],
  name: string | undefined,
): number {
  const place = names.findIndex(([known]) => known === name)
  if (place < 0)
    throw new Error(`LiteSVM reported ${name}, which has no number`)
  return place
}
