import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  getPublicKeyFromAddress,
  lamports,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { authorize, forget } from './connect'
import { confirm, sendFrom } from './send-sol'
import { signWith } from './sign-message'
import { createTestMobileWallet } from './test-mobile-wallet'

const url = 'http://127.0.0.1:8899'
const rpc = createSolanaRpc(url)
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

// Stands in for the wallet that transact() gives to its function.
const { address, expire, questions, wallet } = await createTestMobileWallet()
const session = await authorize(wallet)
console.log(`The owner's address: ${session.address === address}`)
await authorize(wallet, session.authToken)
console.log(`Questions after two sessions: ${questions.length}`)

expire()
const renewed = await authorize(wallet, session.authToken)
console.log(`A new token: ${renewed.authToken !== session.authToken}`)
console.log(`Questions after it expired: ${questions.length}`)

const text = 'example.com wants you to log in. Nonce: 8f2c'
const signed = await signWith(wallet, renewed, text)
const isValid = await verifySignature(
  await getPublicKeyFromAddress(address),
  signatureBytes(signed),
  new TextEncoder().encode(text),
)
console.log(`The message is signed by the owner: ${isValid}`)

await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: address,
})
const { address: destination } = await generateKeyPairSigner()
const transfer = { destination, amount: 10_000_000n, url }
const sent = await sendFrom(wallet, renewed, transfer)
await confirm(url, sent.signature, sent.lastValidBlockHeight)
const { value: received } = await rpc.getBalance(destination).send()
console.log(`Recipient received: ${received} lamports`)

await forget(wallet, renewed)
await authorize(wallet, renewed.authToken)
console.log(`Questions in all: ${questions.join(', ')}`)
