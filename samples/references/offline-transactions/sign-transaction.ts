import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsSendableTransaction,
  blockhash,
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
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
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
// 1. Online: the offline machine needs only the blockhash.
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const text: string = latestBlockhash.blockhash

// 2. Offline: build the transaction here, where the key is, and sign it.
const transfer = getTransferSolInstruction({
  source: coldWallet,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
const offline = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(coldWallet, m),
  (m) =>
    setTransactionMessageLifetimeUsingBlockhash(
      { blockhash: blockhash(text), lastValidBlockHeight: 0n },
      m,
    ),
  (m) => appendTransactionMessageInstruction(transfer, m),
  signTransactionMessageWithSigners,
)
const signed = getBase64EncodedWireTransaction(offline)

// 3. Online: send what came back.
const transaction = {
  ...getTransactionDecoder().decode(getBase64Encoder().encode(signed)),
  lifetimeConstraint: latestBlockhash,
}
assertIsSendableTransaction(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const { value: balance } = await rpc.getBalance(recipient.address).send()
console.log('To the offline machine:  ', text.length, 'characters')
console.log('From the offline machine:', signed.length, 'characters')
console.log('Recipient holds:         ', balance, 'lamports')
