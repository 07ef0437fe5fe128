import {
  decodeMessage,
  listInstructions,
  type Message,
} from '../chain/transaction'

/** The first bit says that a version follows; legacy bytes have a count there. */
const versioned = 0x80
const version1 = 0x81

/**
 * A validator's message for a transaction of unknown version; undefined for all others (crates
 * solana-transaction and solana-message).
 */
export function unknownVersion(wire: Uint8Array): string | undefined {
  const [first = 0] = wire
  if (first === version1) return undefined
  if (first >= versioned)
    return 'Custom error: invalid transaction discriminator'
  const prefix = wire[startOfMessage(first)] ?? 0
  return prefix > versioned
    ? `Invalid tag encoding: ${prefix - versioned}`
    : undefined
}

/**
 * True for a transaction whose counts and indexes fit together. A validator checks this before
 * signatures and accounts.
 *
 * @throws if the bytes are not a message
 */
export function isSane(wire: Uint8Array): boolean {
  const [first = 0] = wire
  // The signatures of version 1 are at the end, as many as the header says.
  if (first === version1) return fitsTogether(decodeMessage(wire))
  const message = decodeMessage(wire.subarray(startOfMessage(first)))
  return (
    first === message.header.numSignerAccounts &&
    first <= message.staticAccounts.length &&
    fitsTogether(message)
  )
}

const startOfMessage = (signatures: number) => 1 + 64 * signatures

function fitsTogether(message: Message): boolean {
  const { header, staticAccounts } = message
  const { numSignerAccounts, numReadonlySignerAccounts } = header
  const lookups = looksUp(message)
  const keys = staticAccounts.length + lookups.reduce((a, b) => a + b, 0)
  return (
    numSignerAccounts + header.numReadonlyNonSignerAccounts <=
      staticAccounts.length &&
    // The fee payer signs, and its account changes.
    numReadonlySignerAccounts < numSignerAccounts &&
    lookups.every((count) => count > 0) &&
    keys <= 256 &&
    listInstructions(message).every(
      ({ programIndex, accounts }) =>
        programIndex > 0 &&
        programIndex < staticAccounts.length &&
        accounts.every((index) => index < keys),
    )
  )
}

/** How many accounts the message loads from each lookup table. */
function looksUp(message: Message): readonly number[] {
  if (message.version !== 0) return []
  return (message.addressTableLookups ?? []).map(
    ({ readonlyIndexes, writableIndexes }) =>
      readonlyIndexes.length + writableIndexes.length,
  )
}
