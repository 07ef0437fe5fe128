import { createHash } from 'node:crypto'
import {
  type Address,
  type Blockhash,
  type EncodedAccount,
  getBase58Encoder,
  type MaybeEncodedAccount,
} from '@solana/kit'
import {
  getNonceDecoder,
  getNonceSize,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  type DecodedTransaction,
  isSigner,
  isWritable,
  nothingLoaded,
} from './transaction'

const advanceNonceAccount = 4
/** The offset of the durable nonce in the account, after version, state, authority. */
const nonceOffset = 4 + 4 + 32

/** The nonce account that a transaction begins by advancing, else null. */
export function nonceAddress(decoded: DecodedTransaction): Address | null {
  const { message } = decoded
  const [first] = decoded.instructions
  const index = first?.accounts[0]
  if (!first || index === undefined) return null
  const isAdvance =
    message.staticAccounts[first.programIndex] === SYSTEM_PROGRAM_ADDRESS &&
    first.data[0] === advanceNonceAccount &&
    first.data.slice(1, 4).every((byte) => byte === 0)
  if (!isAdvance || !isWritable(message, nothingLoaded, index)) return null
  return message.staticAccounts[index] ?? null
}

/**
 * True for a transaction whose lifetime is the nonce of the account that its first instruction
 * advances, signed by the nonce's authority (check_transactions.rs of Agave's runtime). Agave also
 * refuses a nonce of this block; here a client has its confirmation before the block ends.
 */
export function usesNonce(
  decoded: DecodedTransaction,
  account: MaybeEncodedAccount,
): boolean {
  const { instructions, message } = decoded
  const { lifetimeToken, staticAccounts } = message
  const nonce = readNonce(account)
  return (
    nonce?.blockhash === lifetimeToken &&
    instructions[0]?.accounts.some(
      (index) =>
        isSigner(message, index) && staticAccounts[index] === nonce.authority,
    ) === true
  )
}

/** The state of an initialised nonce account, else null. */
function readNonce(account: MaybeEncodedAccount) {
  if (!account.exists || account.data.length !== getNonceSize()) return null
  if (account.programAddress !== SYSTEM_PROGRAM_ADDRESS) return null
  const nonce = getNonceDecoder().decode(account.data)
  return nonce.state === 1 ? nonce : null
}

/**
 * The nonce account after an advance at this blockhash. The runtime does not roll back the advance
 * of a failed transaction, so that it cannot be sent again.
 */
export function advanceNonce(
  account: EncodedAccount,
  blockhash: Blockhash,
): EncodedAccount {
  const data = new Uint8Array(account.data)
  const hash = createHash('sha256').update('DURABLE_NONCE')
  hash.update(Buffer.from(getBase58Encoder().encode(blockhash)))
  data.set(hash.digest(), nonceOffset)
  return { ...account, data }
}
