// level: tested (keys need no network)
import {
  generateKeyPairSigner,
  isSolanaError,
  signOffchainMessageWithSigners,
  verifyOffchainMessageEnvelope,
} from '@solana/kit'

const wallet = await generateKeyPairSigner()

// #region preview
const envelope = await signOffchainMessageWithSigners({
  version: 1,
  content: 'Order 2026-117: I accept the terms.',
  requiredSignatories: [wallet],
})
console.log(`Signed by: ${Object.keys(envelope.signatures).join()}`)

// Throws if a signature is missing or wrong.
await verifyOffchainMessageEnvelope(envelope)
console.log('All signatures are valid')
// #endregion

// Its first bytes say that it is a message and never a transaction.
const [first, ...domain] = envelope.content.slice(0, 16)
console.log(`Begins with ${first} ${String.fromCharCode(...domain)}`)

const content = envelope.content.map((byte, index) =>
  index === envelope.content.length - 1 ? byte ^ 1 : byte,
)
try {
  await verifyOffchainMessageEnvelope({ ...envelope, content } as never)
} catch (error) {
  if (!isSolanaError(error)) throw error
  console.log(
    `Changed: ${error.context.__code} ${error.message.split('. ')[0]}`,
  )
}
