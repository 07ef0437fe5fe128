// level: tested (with a test wallet, without a network)
import { address, generateKeyPairSigner, signBytes } from '@solana/kit'
import { checkSigned } from './wallet-sign-message'

const user = await generateKeyPairSigner()
const thief = await generateKeyPairSigner()
const encoder = new TextEncoder()
const message = encoder.encode('shop.example, order 117: I accept the terms.')
const other = encoder.encode('shop.example, order 118: I accept the terms.')
const longer = encoder.encode(
  'I do not agree with: shop.example, order 117: I accept the terms.',
)

const sign = async ({ keyPair } = user, signedMessage = message) => ({
  signedMessage,
  signature: Uint8Array.from(
    await signBytes(keyPair.privateKey, signedMessage),
  ),
})
const attacks = {
  'A key of small order': await sign(thief),
  'Signed by another key': await sign(thief),
  'Another message': await sign(user, other),
  'A message with yours in it': await sign(user, longer),
  'The signature of another message': {
    ...(await sign(user, other)),
    signedMessage: message,
  },
}

await checkSigned(user.address, message, await sign())
// The System program's address is a point of small order.
const anybody = address('11111111111111111111111111111111')
for (const [name, output] of Object.entries(attacks)) {
  let accepted = true
  const account = name === 'A key of small order' ? anybody : user.address
  try {
    await checkSigned(account, message, output)
  } catch (error) {
    accepted = false
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${name}. Refused: ${reason}`)
  }
  if (accepted) throw new Error(`Accepted: ${name}`)
}
