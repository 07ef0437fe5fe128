// level: tested (with a test wallet, without a network)
import { getAddressDecoder, type Address } from '@solana/kit'
import type {
  SolanaSignInInput,
  SolanaSignInOutput,
} from '@solana/wallet-standard-features'
import { verifySignIn } from '@solana/wallet-standard-util'
import { isOfSmallOrder } from './small-order'
import { registerTestWallet } from './test-wallet'

const validFor = 5 * 60 * 1000 // milliseconds

// #region preview
// On your server: what each browser session was asked to sign.
const asked = new Map<string, SolanaSignInInput>()

export function askToSignIn(session: string, now = Date.now()) {
  const input: SolanaSignInInput = {
    domain: 'shop.example', // yours, never one that a request names
    statement: 'Sign in to the shop.',
    nonce: crypto.randomUUID().replaceAll('-', ''),
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + validFor).toISOString(),
  }
  asked.set(session, input)
  return input
}

export function signInWith(
  session: string,
  { account, signedMessage, signature }: SolanaSignInOutput,
  now = Date.now(),
): Address {
  // Taken out at once: a nonce serves one try, and only in its session.
  const input = asked.get(session)
  asked.delete(session)
  if (!input?.expirationTime) throw new Error('This session was not asked')
  if (now >= Date.parse(input.expirationTime)) throw new Error('Too late')

  // The address in the text must be that of the key that signed it.
  const address = getAddressDecoder().decode(account.publicKey)
  const output = { account, signedMessage, signature }
  if (isOfSmallOrder(address)) throw new Error('Anybody can sign for this key')
  if (!verifySignIn({ ...input, address }, output))
    throw new Error('Not what this session was asked to sign')
  return address
}

// In the browser. This also connects.
const { wallet } = await registerTestWallet()
const { signIn } = wallet.features['solana:signIn']
const [output] = await signIn(askToSignIn('session 1'))
if (!output) throw new Error('The wallet did not sign.')

// On your server again.
console.log(`Signed in: ${signInWith('session 1', output)}`)
// #endregion

const text = new TextDecoder().decode(output.signedMessage)
console.log(text.split('\n').slice(0, 4).join('\n'))
