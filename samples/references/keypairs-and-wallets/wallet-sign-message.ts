// level: tested (with a test wallet, without a network)
import {
  address,
  getBase58Decoder,
  getPublicKeyFromAddress,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { registerTestWallet } from './test-wallet'

// In a browser: the wallet and the account that the user chose.
const { wallet } = await registerTestWallet()
const { accounts } = await wallet.features['standard:connect'].connect()
const [account] = accounts
if (!account) throw new Error('The user shares no account.')

// #region preview
const message = new TextEncoder().encode('I am the owner of this address.')

const { signMessage } = wallet.features['solana:signMessage']
const [output] = await signMessage({ account, message })
if (!output) throw new Error('The wallet did not sign.')

// The wallet may have put something before your message: check that one.
const { signature, signedMessage } = output
console.log(`Signature: ${getBase58Decoder().decode(signature)}`)

const publicKey = await getPublicKeyFromAddress(address(account.address))
const valid = await verifySignature(
  publicKey,
  signatureBytes(signature),
  signedMessage,
)
console.log(`Valid: ${valid}`)
// #endregion
