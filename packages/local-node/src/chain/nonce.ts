import { createHash } from 'node:crypto'
import {
  type Address,
  type Blockhash,
  type EncodedAccount,
  getBase58Encoder,
  type MaybeEncodedAccount,
  blockhash as toBlockhash,
} from '@solana/kit'
import {
  getNonceDecoder,
  getNonceSize,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import {
  type DecodedTransaction,
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

/** The value stored in an initialised nonce account, else null. */
export function storedNonce(account: MaybeEncodedAccount): Blockhash | null {
  if (!account.exists || account.data.length !== getNonceSize()) return null
  if (account.programAddress !== SYSTEM_PROGRAM_ADDRESS) return null
  const nonce = getNonceDecoder().decode(account.data)
  return nonce.state === 1 ? toBlockhash(nonce.blockhash) : null
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
