import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsTransactionWithBlockhashLifetime,
  compileTransaction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  fetchEncodedAccounts,
  generateKeyPairSigner,
  getBase64Decoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

// #region preview
const { value: balance } = await rpc.getBalance(payer.address).send()
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

const transferOf = (amount: bigint) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: payer,
          destination: recipient.address,
          amount,
        }),
        m,
      ),
  )

// The fee is the same for every amount. Ask for it, then send the rest.
const { messageBytes } = compileTransaction(transferOf(balance))
const base64Message = getBase64Decoder().decode(
  messageBytes,
) as TransactionMessageBytesBase64
const { value: fee } = await rpc.getFeeForMessage(base64Message).send()
if (fee === null) throw new Error('The blockhash is too old')

const message = transferOf(balance - fee)
const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const [before, after] = await fetchEncodedAccounts(rpc, [
  payer.address,
  recipient.address,
])
console.log('Fee:', fee, 'lamports')
console.log('The wallet has an account:', before?.exists)
if (after?.exists) console.log('Received:', after.lamports, 'lamports')
