// level: tested (keys need no network)
import {
  generateKeyPairSigner,
  signOffchainMessageWithSigners,
  type Address,
  type OffchainMessageEnvelope,
} from '@solana/kit'
import { checkEnvelope } from './sign-offchain-message'

const user = await generateKeyPairSigner()
const thief = await generateKeyPairSigner()
const content = 'Order 2026-117: I accept the terms.'
const messageOf = (address: Address) =>
  ({ version: 1, content, requiredSignatories: [{ address }] }) as const

const sign = (text = content, ...signers: (typeof user)[]) =>
  signOffchainMessageWithSigners({
    version: 1,
    content: text,
    requiredSignatories: signers,
  })
const honest = await sign(content, user)
const forged = await sign(content, thief)
const attacks: Record<string, OffchainMessageEnvelope> = {
  'Signed by another key, which the message names': forged,
  'Signed by another key, which the message does not name': {
    ...honest,
    signatures: {
      [user.address]: forged.signatures[thief.address] ?? null,
    },
  },
  'Another message': await sign('Order 2026-118: I accept the terms.', user),
  'One signer more': await sign(content, user, thief),
  'Without the signature': {
    ...honest,
    signatures: { [user.address]: null },
  },
}

await checkEnvelope(honest, messageOf(user.address))
for (const [name, envelope] of Object.entries(attacks)) {
  let accepted = true
  try {
    await checkEnvelope(envelope, messageOf(user.address))
  } catch (error) {
    accepted = false
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${name}. Refused: ${reason.split('. ')[0]}`)
  }
  if (accepted) throw new Error(`Accepted: ${name}`)
}
