import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsFullySignedTransaction,
  assertIsTransactionWithinSizeLimit,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { changing, withPriorityFee } from './changing-wallet'
import { compareSigned } from './compare-signed'
import { registerTestWallet } from './test-wallet'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

// In a browser: the wallet and the account that the user chose. This wallet
// adds a priority fee, as many do.
const test = await registerTestWallet()
const wallet = changing(test.wallet, withPriorityFee)
const { accounts } = await wallet.features['standard:connect'].connect()
const [account] = accounts
if (!account) throw new Error('The user shares no account.')

const payer = address(account.address)
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer,
})
const { address: recipient } = await generateKeyPairSigner()

// #region preview
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const transaction = pipe(
  createTransactionMessage({ version: 0 }),
  (message) => setTransactionMessageFeePayer(payer, message),
  (message) =>
    setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, message),
  (message) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({
        source: createNoopSigner(payer),
        destination: recipient,
        amount: lamports(10_000_000n),
      }),
      message,
    ),
  compileTransaction,
)

const { signTransaction } = wallet.features['solana:signTransaction']
const [output] = await signTransaction({
  account,
  chain: 'solana:localnet',
  transaction: Uint8Array.from(getTransactionEncoder().encode(transaction)),
})
if (!output) throw new Error('The wallet did not sign.')

// The lifetime is not in the bytes: take yours.
const signed = {
  ...getTransactionDecoder().decode(output.signedTransaction),
  lifetimeConstraint: transaction.lifetimeConstraint,
}
// Throws if the wallet changed what the transaction does.
const added = compareSigned(transaction, signed)
assertIsFullySignedTransaction(signed)
assertIsTransactionWithinSizeLimit(signed)
await sendAndConfirmTransaction(signed, { commitment: 'confirmed' })
// #endregion

console.log(`Added by the wallet: a fee of ${added.priorityFee} lamports`)
console.log(`Signature: ${getSignatureFromTransaction(signed)}`)
const { value: received } = await rpc.getBalance(recipient).send()
console.log(`Recipient received: ${received} lamports`)
