import {
  airdropFactory,
  appendTransactionMessageInstruction,
  commitmentComparator,
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  estimateResourceLimitsFactory,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  isJsonRpcPayload,
  isSolanaError,
  lamports,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  type RpcTransport,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const url = 'http://127.0.0.1:8899'
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

// A stand-in for a busy network: it loses sends, and closes connections.
const faults = new Map<string, number>()
const transport = createDefaultRpcTransport({ url })
const faultyTransport: RpcTransport = async (request) => {
  const { payload } = request
  if (!isJsonRpcPayload(payload)) return await transport(request)
  const { method } = payload
  const left = faults.get(method) ?? 0
  if (left === 0) return await transport(request)
  faults.set(method, left - 1)
  if (method !== 'sendTransaction') throw new Error('Connection closed')
  const harmless = { ...payload, method: 'getHealth', params: [] }
  return await transport({ ...request, payload: harmless })
}
const rpc = createSolanaRpcFromTransport(faultyTransport)
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const recipient = await generateKeyPairSigner()
faults.set('getSignatureStatuses', 1).set('sendTransaction', 2)

// In micro-lamports for each compute unit: what three of four recent slots
// asked for these accounts, but within these two limits.
async function choosePrice(floor = 10_000n, ceiling = 1_000_000n) {
  const recentFees = await rpc
    .getRecentPrioritizationFees([payer.address, recipient.address])
    .send()
  const prices = recentFees
    .map(({ prioritizationFee }) => prioritizationFee)
    .sort((a, b) => Number(a - b))
  const usual = prices[Math.floor(prices.length * 0.75)] ?? 0n
  return usual > ceiling ? ceiling : usual < floor ? floor : usual
}
const price = await choosePrice()

const commitment = 'confirmed'
const { value: latestBlockhash } = await rpc
  .getLatestBlockhash({ commitment })
  .send()
const { lastValidBlockHeight } = latestBlockhash

const transfer = getTransferSolInstruction({
  source: payer,
  destination: recipient.address,
  amount: lamports(10_000_000n),
})
const draft = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) => setTransactionMessageComputeUnitPrice(price, m),
  (m) => appendTransactionMessageInstruction(transfer, m),
)
const estimateResourceLimits = estimateResourceLimitsFactory({ rpc })
const { computeUnitLimit: used } = await estimateResourceLimits(draft)
const limit = Math.ceil(used * 1.1)

// A request that nobody answers ends after five seconds.
const soon = () => ({ abortSignal: AbortSignal.timeout(5_000) })

// #region preview
// The draft has a priority fee, and the limit comes from its simulation.
const transaction = await signTransactionMessageWithSigners(
  setTransactionMessageComputeUnitLimit(limit, draft),
)
const signature = getSignatureFromTransaction(transaction)
const wireTransaction = getBase64EncodedWireTransaction(transaction)

async function sendUntilDecided(maxTries = 240) {
  let sends = 0
  let isAccepted = false
  let nextSend = 0
  let height = 0n
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const isOver = height > lastValidBlockHeight
    try {
      // Read the height first: a status read after it cannot be too old.
      height = await rpc.getBlockHeight({ commitment }).send(soon())
      const { value: statuses } = await rpc
        .getSignatureStatuses([signature], { searchTransactionHistory: isOver })
        .send(soon())
      const status = statuses[0]

      const level = status?.confirmationStatus
      if (level && commitmentComparator(level, commitment) >= 0)
        return { result: status?.err ? 'failed' : 'confirmed', sends }
      // Asked once more since the window is over, now in the history too.
      if (!status && isOver) return { result: 'expired', sends }

      const isDue = Date.now() >= nextSend
      if (!status && isDue && height <= lastValidBlockHeight) {
        sends += 1
        nextSend = Date.now() + 2_000
        await rpc
          .sendTransaction(wireTransaction, {
            encoding: 'base64',
            maxRetries: 0n,
            preflightCommitment: commitment,
            skipPreflight: isAccepted,
          })
          .send(soon())
        isAccepted = true
      }
    } catch (error) {
      // If preflight refuses the first send, nobody else has these bytes.
      const code =
        SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
      if (sends === 1 && isSolanaError(error, code)) throw error
      // Any other error says nothing about the transaction.
      console.log(
        'Request failed:',
        error instanceof Error ? error.message : error,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`Undecided: ask again for ${signature}`)
}

const { result, sends } = await sendUntilDecided()
// #endregion

const { value: received } = await rpc.getBalance(recipient.address).send()

console.log('Signature:', signature)
console.log('Sends of the same bytes:', sends)
console.log('Result:', result)
console.log('Recipient received:', received, 'lamports')
