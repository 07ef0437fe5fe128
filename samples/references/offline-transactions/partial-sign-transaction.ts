import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsSendableTransaction,
  blockhash,
  bytesEqual,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  isFullySignedTransaction,
  lamports,
  partiallySignTransaction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type BlockhashLifetimeConstraint,
  type Transaction,
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

const transfer = getTransferSolInstruction({
  source: createNoopSigner(sender.address),
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
// #region preview
type Lifetime = BlockhashLifetimeConstraint

// Throws unless the text is the transaction that you have agreed on.
export async function signIfAgreed(
  text: string,
  agreedOn: (lifetime: Lifetime) => Transaction,
  keyPair: CryptoKeyPair,
) {
  const received = getTransactionDecoder().decode(
    getBase64Encoder().encode(text),
  )
  // Only the blockhash is taken from the text.
  const { lifetimeToken } = getCompiledTransactionMessageDecoder().decode(
    received.messageBytes,
  )
  const agreed = agreedOn({
    blockhash: blockhash(lifetimeToken),
    lastValidBlockHeight: 0n,
  })
  if (!bytesEqual(received.messageBytes, agreed.messageBytes))
    throw new Error('Not the transaction that was agreed on')
  return partiallySignTransaction([keyPair], received)
}

// What both have agreed on. The fee payer is only an address here.
const agreedOn = (lifetime: Lifetime) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(payer.address, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) => appendTransactionMessageInstruction(transfer, m),
    compileTransaction,
  )

// The sender signs.
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const halfSigned = await partiallySignTransaction(
  [sender.keyPair],
  agreedOn(latestBlockhash),
)
const text = getBase64EncodedWireTransaction(halfSigned)

// The fee payer signs the text only if each byte is as agreed.
const complete = await signIfAgreed(text, agreedOn, payer.keyPair)
console.log('Complete before:', isFullySignedTransaction(halfSigned))
console.log('Complete after: ', isFullySignedTransaction(complete))
// #endregion

const transaction = { ...complete, lifetimeConstraint: latestBlockhash }
assertIsSendableTransaction(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })

for (const [name, { address }] of Object.entries({ sender, payer })) {
  const { value: balance } = await rpc.getBalance(address).send()
  console.log(name, 'holds', balance, 'lamports')
}
