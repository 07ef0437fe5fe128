import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsSendableTransaction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getPublicKeyFromAddress,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signBytes,
  verifySignature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const coldWallet = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: coldWallet.address,
})

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const transfer = getTransferSolInstruction({
  source: createNoopSigner(coldWallet.address),
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayer(coldWallet.address, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
)

// #region preview
const unsigned = compileTransaction(message)

// In the device: only the bytes of the message are signed.
const { privateKey } = coldWallet.keyPair
const signature = await signBytes(privateKey, unsigned.messageBytes)

// At home again: check the signature, then put it in its place.
const publicKey = await getPublicKeyFromAddress(coldWallet.address)
const isValid = await verifySignature(
  publicKey,
  signature,
  unsigned.messageBytes,
)
console.log('Signature:', signature.length, 'bytes, valid:', isValid)

const transaction = {
  ...unsigned,
  signatures: { ...unsigned.signatures, [coldWallet.address]: signature },
}
assertIsSendableTransaction(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const { value: balance } = await rpc.getBalance(recipient.address).send()
console.log('Recipient holds', balance, 'lamports')
