// level: tested (with a test wallet, without a network)
import {
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  signBytes,
  type Address,
  type KeyPairSigner,
} from '@solana/kit'
import type {
  SolanaSignInInput,
  SolanaSignInOutput,
} from '@solana/wallet-standard-features'
import { createSignInMessage } from '@solana/wallet-standard-util'
import { askToSignIn, signInWith } from './wallet-sign-in'

const user = await generateKeyPairSigner()
const thief = await generateKeyPairSigner()
const session = 'session of the thief'

function outputOf(
  address: Address,
  signedMessage: Uint8Array,
  signature: Uint8Array,
): SolanaSignInOutput {
  const publicKey = Uint8Array.from(getAddressEncoder().encode(address))
  const account = { address, publicKey, chains: [], features: [] } as const
  return { account, signedMessage, signature }
}

// What a wallet does with a request: the text names its own address.
async function sign(
  signer: KeyPairSigner,
  input: SolanaSignInInput,
  address = signer.address,
) {
  const domain = input.domain ?? 'localhost'
  const text = createSignInMessage({ ...input, domain, address })
  const signature = await signBytes(signer.keyPair.privateKey, text)
  return outputOf(signer.address, text, Uint8Array.from(signature))
}

async function mustRefuse(name: string, tries: () => Promise<unknown>) {
  let signedIn = true
  try {
    await tries()
  } catch (error) {
    signedIn = false
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${name}. Refused: ${reason}`)
  }
  if (signedIn) throw new Error(`Signed in: ${name}`)
}

await mustRefuse("The user's address, signed by the thief", async () =>
  signInWith(session, await sign(thief, askToSignIn(session), user.address)),
)
await mustRefuse("The same, with the user's public key", async () => {
  const forged = await sign(thief, askToSignIn(session), user.address)
  const { signedMessage, signature } = forged
  signInWith(session, outputOf(user.address, signedMessage, signature))
})

const stolen = await sign(user, askToSignIn('session of the user'))
signInWith('session of the user', stolen)
await mustRefuse('The same sign-in again', async () =>
  signInWith('session of the user', stolen),
)
await mustRefuse('A stolen sign-in, in another session', async () => {
  askToSignIn(session)
  signInWith(session, stolen)
})
await mustRefuse('A session that did not ask', async () =>
  signInWith('unknown', await sign(user, askToSignIn(session))),
)
await mustRefuse('A second try after a wrong one', async () => {
  const input = askToSignIn(session)
  try {
    signInWith(session, await sign(thief, input, user.address))
  } catch {
    signInWith(session, await sign(user, input))
  }
})
await mustRefuse('Signed on the page of another domain', async () => {
  const input = askToSignIn(session)
  signInWith(session, await sign(user, { ...input, domain: 'sh0p.example' }))
})
await mustRefuse('Another statement', async () => {
  const input = { ...askToSignIn(session), statement: 'Get a free NFT.' }
  signInWith(session, await sign(user, input))
})
await mustRefuse('A nonce that the thief chose', async () => {
  const input = { ...askToSignIn(session), nonce: 'chosenbythethief' }
  signInWith(session, await sign(user, input))
})
await mustRefuse('Without an expiration time', async () => {
  const { expirationTime: _, ...input } = askToSignIn(session)
  signInWith(session, await sign(user, input))
})
await mustRefuse('With a resource that nobody asked for', async () => {
  const input = askToSignIn(session)
  const resources = ['https://thief.example']
  signInWith(session, await sign(user, { ...input, resources }))
})
await mustRefuse('Ten minutes later', async () => {
  const output = await sign(user, askToSignIn(session))
  signInWith(session, output, Date.now() + 10 * 60 * 1000)
})
await mustRefuse('Another text in the place of a sign-in', async () => {
  askToSignIn(session)
  const text = new TextEncoder().encode('I am the owner of this address.')
  const signature = await signBytes(user.keyPair.privateKey, text)
  const bytes = Uint8Array.from(signature)
  signInWith(session, outputOf(user.address, text, bytes))
})
await mustRefuse('A changed signature', async () => {
  const output = await sign(user, askToSignIn(session))
  const signature = output.signature.map((byte, i) => (i ? byte : byte ^ 1))
  signInWith(session, { ...output, signature })
})
await mustRefuse('The System program as the user', async () => {
  const system = getAddressDecoder().decode(new Uint8Array(32))
  const { domain = '', ...input } = askToSignIn(session)
  const text = createSignInMessage({ ...input, domain, address: system })
  // This signature is valid for each text, and nobody needed a private key.
  const signature = Uint8Array.from({ length: 64 }, (_, i) => (i ? 0 : 1))
  signInWith(session, outputOf(system, text, signature))
})
