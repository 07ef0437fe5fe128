// level: tested (keys need no network)
import {
  createSignableMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getPublicKeyFromAddress,
  signBytes,
  verifySignature,
} from '@solana/kit'

const wallet = await generateKeyPairSigner()

// #region preview
const message = new TextEncoder().encode('I am the owner of this address.')
const signature = await signBytes(wallet.keyPair.privateKey, message)
console.log(`Signature: ${getBase58Decoder().decode(signature)}`)

// Whoever checks needs the address, the message and the signature.
const publicKey = await getPublicKeyFromAddress(wallet.address)
const valid = await verifySignature(publicKey, signature, message)
console.log(`Valid: ${valid}`)
// #endregion

const other = new TextEncoder().encode('I am the owner of this house.')
const still = await verifySignature(publicKey, signature, other)
console.log(`Valid for another message: ${still}`)

// A signer that is not a key pair, such as a wallet, gives the same.
const [signatures] = await wallet.signMessages([createSignableMessage(message)])
const fromSigner = signatures?.[wallet.address]
console.log(`Same: ${fromSigner?.toString() === signature.toString()}`)
