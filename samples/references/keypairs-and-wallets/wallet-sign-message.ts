// level: tested (with a test wallet, without a network)
import {
  address,
  bytesEqual,
  getBase58Decoder,
  getPublicKeyFromAddress,
  signatureBytes,
  verifySignature,
  type Address,
} from '@solana/kit'
import type { SolanaSignMessageOutput } from '@solana/wallet-standard-features'
import { isOfSmallOrder } from './small-order'
import { registerTestWallet } from './test-wallet'

// In a browser: the wallet and the account that the user chose.
const { wallet } = await registerTestWallet()
const { accounts } = await wallet.features['standard:connect'].connect()
const [account] = accounts
if (!account) throw new Error('The user shares no account.')

// #region preview
const encoder = new TextEncoder()
const message = encoder.encode('shop.example, order 117: I accept the terms.')

// In the browser.
const { signMessage } = wallet.features['solana:signMessage']
const [output] = await signMessage({ account, message })
if (!output) throw new Error('The wallet did not sign.')

// On your server: throws unless this account signed exactly this message.
export async function checkSigned(
  account: Address,
  message: Uint8Array,
  { signature, signedMessage }: SolanaSignMessageOutput,
) {
  if (!bytesEqual(signedMessage, message))
    throw new Error('Another message than yours')
  if (isOfSmallOrder(account)) throw new Error('Anybody can sign for this key')
  const isValid = await verifySignature(
    await getPublicKeyFromAddress(account),
    signatureBytes(signature),
    signedMessage,
  )
  if (!isValid) throw new Error('The signature is of another key or message')
}
await checkSigned(address(account.address), message, output)
console.log(`Signature: ${getBase58Decoder().decode(output.signature)}`)
console.log('Valid, and of the message that you asked for')
// #endregion
