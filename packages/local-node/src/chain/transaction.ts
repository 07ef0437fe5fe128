import {
  type Address,
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type ReadonlyUint8Array,
  type Signature,
  signature,
  type Transaction,
} from '@solana/kit'

export type Message = CompiledTransactionMessage &
  CompiledTransactionMessageWithLifetime

/** An instruction whose program and accounts are indexes into the keys. */
export interface CompiledInstruction {
  readonly programIndex: number
  readonly accounts: readonly number[]
  readonly data: ReadonlyUint8Array
}

/** A transaction from the wire, decoded. */
export interface DecodedTransaction {
  readonly wire: Uint8Array
  readonly transaction: Transaction
  readonly message: Message
  /** The fee payer's signature; 64 zeros if it has not signed yet. */
  readonly signature: Signature
  readonly instructions: readonly CompiledInstruction[]
}

/** @throws if the bytes are not a transaction. */
export function decodeTransaction(wire: Uint8Array): DecodedTransaction {
  const transaction = getTransactionDecoder().decode(wire)
  const message = decodeMessage(transaction.messageBytes)
  const first = Object.values(transaction.signatures)[0] ?? new Uint8Array(64)
  return {
    wire,
    transaction,
    message,
    signature: signature(getBase58Decoder().decode(first)),
    instructions: listInstructions(message),
  }
}

/** @throws if the bytes are not a message. */
export function decodeMessage(bytes: ReadonlyUint8Array): Message {
  return getCompiledTransactionMessageDecoder().decode(bytes)
}

/** The instructions of a message of any version in one form. */
export function listInstructions(
  message: Message,
): readonly CompiledInstruction[] {
  if (message.version === 1) {
    return message.instructionHeaders.map((header, index) => ({
      programIndex: header.programAccountIndex,
      accounts:
        message.instructionPayloads[index]?.instructionAccountIndices ?? [],
      data:
        message.instructionPayloads[index]?.instructionData ?? new Uint8Array(),
    }))
  }
  return message.instructions.map((instruction) => ({
    programIndex: instruction.programAddressIndex,
    accounts: instruction.accountIndices ?? [],
    data: instruction.data ?? new Uint8Array(),
  }))
}

/** Addresses that a message loads from lookup tables. */
export interface LoadedAddresses {
  readonly writable: readonly Address[]
  readonly readonly: readonly Address[]
}

/** What a message without lookup tables loads. */
export const nothingLoaded: LoadedAddresses = { writable: [], readonly: [] }

export function accountKeys(
  message: Message,
  loaded: LoadedAddresses,
): readonly Address[] {
  return [...message.staticAccounts, ...loaded.writable, ...loaded.readonly]
}

export function isSigner(message: Message, index: number): boolean {
  return index < message.header.numSignerAccounts
}

export function isWritable(
  message: Message,
  loaded: LoadedAddresses,
  index: number,
): boolean {
  const { header, staticAccounts } = message
  const count = staticAccounts.length
  if (index >= count) return index - count < loaded.writable.length
  if (index < header.numSignerAccounts)
    return index < header.numSignerAccounts - header.numReadonlySignerAccounts
  return index < count - header.numReadonlyNonSignerAccounts
}
