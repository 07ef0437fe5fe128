// level: compiled (run-deep-link.ts runs it)
import {
  address,
  assertIsFullySignedTransaction,
  getBase58Decoder,
  getBase58Encoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type Address,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit'
import nacl from 'tweetnacl'

/** What the wallet adds to your link: `Linking.parse(url).queryParams`. */
export type Answer = Readonly<Record<string, string | undefined>>

export interface Session {
  readonly address: Address
  readonly keyPair: nacl.BoxKeyPair
  readonly secret: Uint8Array
  readonly token: string
}

const toBase58 = (bytes: ReadonlyUint8Array) => getBase58Decoder().decode(bytes)
const fromBase58 = (text: string) =>
  Uint8Array.from(getBase58Encoder().encode(text))

type Query = Record<string, string>

function link(method: string, query: Query) {
  const parameters = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `https://phantom.app/ul/v1/${method}?${parameters}`
}

function read(answer: Answer, name: string) {
  const value = answer[name]
  if (value !== undefined) return value
  throw new Error(
    answer.errorMessage
      ? `${answer.errorCode}: ${answer.errorMessage}`
      : `The answer has no ${name}`,
  )
}

function decrypt(answer: Answer, secret: Uint8Array): Answer {
  const data = fromBase58(read(answer, 'data'))
  const nonce = fromBase58(read(answer, 'nonce'))
  const text = nacl.box.open.after(data, nonce, secret)
  // Every app can open your link. Only the wallet knows the secret.
  if (!text) throw new Error('This answer is not from the wallet')
  return JSON.parse(new TextDecoder().decode(text))
}

// #region preview
/** Opens the wallet, which asks the user. Make a new key pair each time. */
export function connectLink(
  app: { url: string; redirectLink: string; cluster: string },
  keyPair: nacl.BoxKeyPair,
) {
  return link('connect', {
    app_url: app.url,
    cluster: app.cluster,
    dapp_encryption_public_key: toBase58(keyPair.publicKey),
    redirect_link: app.redirectLink,
  })
}

export function readConnect(answer: Answer, keyPair: nacl.BoxKeyPair): Session {
  const walletKey = fromBase58(read(answer, 'phantom_encryption_public_key'))
  const secret = nacl.box.before(walletKey, keyPair.secretKey)
  const data = decrypt(answer, secret)
  return {
    address: address(read(data, 'public_key')),
    keyPair,
    secret,
    token: read(data, 'session'),
  }
}

export function signLink(
  session: Session,
  transaction: Transaction,
  redirectLink: string,
) {
  const bytes = Uint8Array.from(getTransactionEncoder().encode(transaction))
  const payload = JSON.stringify({
    session: session.token,
    transaction: toBase58(bytes),
  })
  const nonce = nacl.randomBytes(nacl.box.nonceLength)
  const encrypted = nacl.box.after(
    new TextEncoder().encode(payload),
    nonce,
    session.secret,
  )
  return link('signTransaction', {
    dapp_encryption_public_key: toBase58(session.keyPair.publicKey),
    nonce: toBase58(nonce),
    payload: toBase58(encrypted),
    redirect_link: redirectLink,
  })
}

/** Returns what you built, signed, and refuses anything else. */
export function readSigned<T extends Transaction>(
  answer: Answer,
  session: Session,
  transaction: T,
) {
  const data = decrypt(answer, session.secret)
  const bytes = fromBase58(read(data, 'transaction'))
  const signed = getTransactionDecoder().decode(bytes)
  if (toBase58(signed.messageBytes) !== toBase58(transaction.messageBytes))
    throw new Error('The wallet changed the transaction')
  const complete = { ...transaction, signatures: signed.signatures }
  assertIsFullySignedTransaction(complete)
  return complete
}
// #endregion
