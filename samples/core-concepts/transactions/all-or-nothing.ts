import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  isSolanaError,
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

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const alice = await generateKeyPairSigner()
const bob = await generateKeyPairSigner()

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

// #region preview
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) =>
    appendTransactionMessageInstructions(
      [
        getTransferSolInstruction({
          source: payer,
          destination: alice.address,
          amount: lamports(10_000_000n),
        }),
        // The payer does not have 50 SOL: this instruction fails.
        getTransferSolInstruction({
          source: payer,
          destination: bob.address,
          amount: lamports(50_000_000_000n),
        }),
      ],
      m,
    ),
)

const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)

try {
  // Without preflight, the node does not stop the transaction before it lands.
  await sendAndConfirmTransaction(transaction, {
    commitment: 'confirmed',
    skipPreflight: true,
  })
} catch (error) {
  if (!isSolanaError(error)) throw error
  console.log('Failed:', error.message)
  console.log('Code:', error.context.__code)
}
// #endregion

const { value: received } = await rpc.getBalance(alice.address).send()
const { value: left } = await rpc.getBalance(payer.address).send()

console.log('Alice received:', received, 'lamports')
console.log('The payer paid:', 1_000_000_000n - left, 'lamports')
