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
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
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

// #region preview
// 1. Online: build the transaction, with addresses alone.
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
const unsigned = getBase64EncodedWireTransaction(compileTransaction(message))

// 2. Offline: text in, text out. This machine alone has the key.
const signed = getBase64EncodedWireTransaction(
  await signTransaction(
    [coldWallet.keyPair],
    getTransactionDecoder().decode(getBase64Encoder().encode(unsigned)),
  ),
)

// 3. Online: send what came back.
const transaction = {
  ...getTransactionDecoder().decode(getBase64Encoder().encode(signed)),
  lifetimeConstraint: latestBlockhash,
}
assertIsSendableTransaction(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const { value: balance } = await rpc.getBalance(recipient.address).send()
console.log('To the offline machine:  ', unsigned.length, 'characters')
console.log('From the offline machine:', signed.length, 'characters')
console.log('Recipient holds:         ', balance, 'lamports')
