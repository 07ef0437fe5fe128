import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsSendableTransaction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  isFullySignedTransaction,
  lamports,
  partiallySignTransaction,
  partiallySignTransactionMessageWithSigners,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const sender = await generateKeyPairSigner()
const payer = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: sender.address,
})
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

const transfer = getTransferSolInstruction({
  source: sender,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
// #region preview
// The sender signs. The fee payer is only an address here.
const halfSigned = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayer(payer.address, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
  partiallySignTransactionMessageWithSigners,
)
const text = getBase64EncodedWireTransaction(halfSigned)

// The fee payer checks the text, and adds the second signature.
const received = getTransactionDecoder().decode(getBase64Encoder().encode(text))
console.log('Complete before:', isFullySignedTransaction(received))

const complete = await partiallySignTransaction([payer.keyPair], received)
console.log('Complete after: ', isFullySignedTransaction(complete))
// #endregion

const transaction = { ...complete, lifetimeConstraint: latestBlockhash }
assertIsSendableTransaction(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })

for (const [name, { address }] of Object.entries({ sender, payer })) {
  const { value: balance } = await rpc.getBalance(address).send()
  console.log(name, 'holds', balance, 'lamports')
}
