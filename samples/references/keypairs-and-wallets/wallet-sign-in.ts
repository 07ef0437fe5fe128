// level: tested (with a test wallet, without a network)
import type {
  SolanaSignInInput,
  SolanaSignInOutput,
} from '@solana/wallet-standard-features'
import { verifySignIn } from '@solana/wallet-standard-util'
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
  return verifySignIn(input, output) ? output.account.address : null
}

console.log(`Signed in: ${authenticate(output)}`)
// #endregion

const text = new TextDecoder().decode(output.signedMessage)
console.log(text.split('\n').slice(0, 4).join('\n'))
console.log(
  `With another nonce: ${verifySignIn({ ...input, nonce: 'x'.repeat(32) }, output)}`,
)
