// level: tested (with a test wallet, without a network)
import {
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  signBytes,
} from '@solana/kit'
import type {
  SolanaSignInInput,
  SolanaSignInOutput,
} from '@solana/wallet-standard-features'
import { createSignInMessage, verifySignIn } from '@solana/wallet-standard-util'
import { registerTestWallet } from './test-wallet'

// In a browser: the wallet that the user chose.
const { wallet } = await registerTestWallet()

// #region preview
// On your server: a new nonce for each try. Keep it for a few minutes.
const input: SolanaSignInInput = {
  domain: 'shop.example',
  statement: 'Sign in to the shop.',
  nonce: crypto.randomUUID().replaceAll('-', ''),
  issuedAt: new Date().toISOString(),
}

// In the browser. This also connects.
const { signIn } = wallet.features['solana:signIn']
const [output] = await signIn(input)
if (!output) throw new Error('The wallet did not sign.')

// On your server, with the input that it kept.
function authenticate(output: SolanaSignInOutput): string | null {
  // The address in the text must be that of the key that signed it.
  const { publicKey } = output.account
  const address = getAddressDecoder().decode(publicKey)
  return verifySignIn({ ...input, address }, output) ? address : null
}

console.log(`Signed in: ${authenticate(output)}`)
// #endregion

const text = new TextDecoder().decode(output.signedMessage)
console.log(text.split('\n').slice(0, 4).join('\n'))

// A thief signs a text with the address of somebody else.
const thief = await generateKeyPairSigner()
const { address } = output.account
const forgedText = createSignInMessage({
  ...input,
  domain: 'shop.example',
  address,
})
const forged: SolanaSignInOutput = {
  account: {
    ...output.account,
    publicKey: Uint8Array.from(getAddressEncoder().encode(thief.address)),
  },
  signedMessage: forgedText,
  signature: Uint8Array.from(
    await signBytes(thief.keyPair.privateKey, forgedText),
  ),
}
console.log(`Forged, without the address: ${verifySignIn(input, forged)}`)
console.log(`Forged, with the address: ${authenticate(forged)}`)
