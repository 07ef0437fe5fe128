import {
  airdropFactory,
  appendTransactionMessageInstruction,
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  isJsonRpcPayload,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type RpcTransport,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const url = 'http://127.0.0.1:8899'
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

// A stand-in for a busy network: the first two sends get lost.
let losses = 2
const transport = createDefaultRpcTransport({ url })
const lossyTransport: RpcTransport = (request) => {
  const { payload } = request
  const isSend =
    isJsonRpcPayload(payload) && payload.method === 'sendTransaction'
  if (!isSend || losses === 0) return transport(request)
  losses -= 1
  const harmless = { ...payload, method: 'getHealth', params: [] }
  return transport({ ...request, payload: harmless })
}
const rpc = createSolanaRpcFromTransport(lossyTransport)
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const recipient = await generateKeyPairSigner()

// #region preview
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

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
const signature = getSignatureFromTransaction(transaction)
const wireTransaction = getBase64EncodedWireTransaction(transaction)

async function sendUntilDecided() {
  let sends = 0
  let nextSend = 0
  while (true) {
    // Read the height first: a status read after it cannot be too old.
    const blockHeight = await rpc.getBlockHeight().send()
    const { value: statuses } = await rpc
      .getSignatureStatuses([signature])
      .send()
    const status = statuses[0]

    const level = status?.confirmationStatus
    if (level === 'confirmed' || level === 'finalized')
      return { result: status?.err ? 'failed' : 'confirmed', sends }
    if (!status && blockHeight > latestBlockhash.lastValidBlockHeight)
      return { result: 'expired', sends }

    if (!status && Date.now() >= nextSend) {
      await rpc
        .sendTransaction(wireTransaction, {
          encoding: 'base64',
          maxRetries: 0n,
          preflightCommitment: 'confirmed',
          skipPreflight: sends > 0,
        })
        .send()
      sends += 1
      nextSend = Date.now() + 2_000
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const { result, sends } = await sendUntilDecided()
// #endregion

const { value: received } = await rpc.getBalance(recipient.address).send()

console.log('Signature:', signature)
console.log('Sends of the same bytes:', sends)
console.log('Result:', result)
console.log('Recipient received:', received, 'lamports')
