import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  getTransactionEncoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signatureBytes,
  type TransactionSendingSigner,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { registerTestWallet } from './test-wallet'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

// In a browser: the wallet and the account that the user chose.
const { wallet } = await registerTestWallet()
const { accounts } = await wallet.features['standard:connect'].connect()
const [account] = accounts
if (!account) throw new Error('The user shares no account.')

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: address(account.address),
})
const { address: recipient } = await generateKeyPairSigner()

// #region preview
const { signAndSendTransaction } =
  wallet.features['solana:signAndSendTransaction']

const signer: TransactionSendingSigner = {
  address: address(account.address),
  async signAndSendTransactions(transactions) {
    const outputs = await signAndSendTransaction(
      ...transactions.map((transaction) => ({
        account,
        chain: 'solana:localnet' as const,
        transaction: Uint8Array.from(
          getTransactionEncoder().encode(transaction),
        ),
      })),
    )
    return outputs.map(({ signature }) => signatureBytes(signature))
  },
}

const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const message = pipe(
  createTransactionMessage({ version: 0 }),
  (message) => setTransactionMessageFeePayerSigner(signer, message),
  (message) =>
    setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, message),
  (message) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({
        source: signer,
        destination: recipient,
        amount: lamports(10_000_000n),
      }),
      message,
    ),
)
const signature = await signAndSendTransactionMessageWithSigners(message)
console.log(`Signature: ${getBase58Decoder().decode(signature)}`)
// #endregion

const { value: received } = await rpc.getBalance(recipient).send()
console.log(`Recipient received: ${received} lamports`)
