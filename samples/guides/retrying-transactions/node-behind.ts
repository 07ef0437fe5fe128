import {
  airdropFactory,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  isSolanaError,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const recipient = await generateKeyPairSigner()

// #region preview
const { context, value: latestBlockhash } = await rpc
  .getLatestBlockhash()
  .send()

const transfer = getTransferSolInstruction({
  source: payer,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
  signTransactionMessageWithSigners,
)
const wireTransaction = getBase64EncodedWireTransaction(transaction)

// To this node, a slot far ahead looks like one that it has not reached.
for (const minContextSlot of [context.slot + 50n, context.slot]) {
  try {
    await rpc
      .sendTransaction(wireTransaction, {
        encoding: 'base64',
        minContextSlot,
        preflightCommitment: 'confirmed',
      })
      .send()
    console.log('The node is new enough and took the transaction.')
  } catch (error) {
    const code =
      SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED
    if (!isSolanaError(error, code)) throw error
    console.log('Error:', error.message)
    console.log('Code:', error.context.__code)
  }
}
// #endregion
