// level: compiled (run-wallet.ts runs it with a test wallet)
import { ed25519 } from '@noble/curves/ed25519.js'
import { address, getAddressEncoder } from '@solana/kit'
import type { Wallet } from '@wallet-standard/base'
import { getAccount } from './get-account'

// #region preview
/** In the browser: the server chose the text, with a nonce in it. */
export async function signText(connected: Wallet, text: string) {
  const { account, wallet } = await getAccount(connected)
  const message = new TextEncoder().encode(text)
  const { signMessage } = wallet.features['solana:signMessage']
  const [output] = await signMessage({ account, message })
  if (!output) throw new Error('The wallet did not sign.')
  return { owner: account.address, signature: output.signature }
}

/** On the server: did the owner of this address sign this text? */
export function isSignedBy(owner: string, text: string, signature: Uint8Array) {
  const key = Uint8Array.from(getAddressEncoder().encode(address(owner)))
  const message = new TextEncoder().encode(text)
  // For a few keys, those of small order, anybody can sign. false refuses them.
  return ed25519.verify(signature, message, key, { zip215: false })
}
// #endregion
