import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getAddMemoInstruction } from '@solana-program/memo'
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
const instructions = [
  getTransferSolInstruction({
    source: payer,
    destination: alice.address,
    amount: lamports(10_000_000n),
  }),
  getTransferSolInstruction({
    source: payer,
    destination: bob.address,
    amount: lamports(20_000_000n),
  }),
  getAddMemoInstruction({ memo: 'Salary for November' }),
]

const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstructions(instructions, m),
)

const transaction = await signTransactionMessageWithSigners(message)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
// #endregion

const { value: accounts } = await rpc
  .getMultipleAccounts([alice.address, bob.address], {
    commitment: 'confirmed',
    encoding: 'base64',
  })
  .send()

console.log('Signature:', getSignatureFromTransaction(transaction))
console.log('Instructions:', instructions.length)
console.log('Alice received:', accounts[0]?.lamports, 'lamports')
console.log('Bob received:', accounts[1]?.lamports, 'lamports')
