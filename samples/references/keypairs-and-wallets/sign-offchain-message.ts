// level: tested (keys need no network)
import {
  bytesEqual,
  compileOffchainMessageEnvelope,
  generateKeyPairSigner,
  signOffchainMessageWithSigners,
  verifyOffchainMessageEnvelope,
  type OffchainMessage,
  type OffchainMessageEnvelope,
} from '@solana/kit'
import { isOfSmallOrder } from './small-order'

const wallet = await generateKeyPairSigner()

// #region preview
const content = 'Order 2026-117: I accept the terms.'
const envelope = await signOffchainMessageWithSigners({
  version: 1,
  content,
  requiredSignatories: [wallet],
})

// Throws unless exactly these signers signed exactly this message.
export async function checkEnvelope(
  received: OffchainMessageEnvelope,
  asked: OffchainMessage,
) {
  const expected = compileOffchainMessageEnvelope(asked)
  if (!bytesEqual(received.content, expected.content))
    throw new Error('Another message, or other signers')
  if (asked.requiredSignatories.some(({ address }) => isOfSmallOrder(address)))
    throw new Error('Anybody can sign for this key')
  await verifyOffchainMessageEnvelope(received)
}
await checkEnvelope(envelope, {
  version: 1,
  content,
  requiredSignatories: [{ address: wallet.address }],
})
console.log(`Signed by: ${Object.keys(envelope.signatures).join()}`)
// #endregion

// Its first bytes say that it is a message and never a transaction.
const [first, ...domain] = envelope.content.slice(0, 16)
console.log(`Begins with ${first} ${String.fromCharCode(...domain)}`)
