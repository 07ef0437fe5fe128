import {
  airdropFactory,
  appendTransactionMessageInstruction,
  commitmentComparator,
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
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
  type Address,
  type Base64EncodedWireTransaction,
  type RpcTransport,
  type Signature,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const url = 'http://127.0.0.1:8899'
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

// A stand-in for a busy network: every third send gets lost.
let requests = 0
const transport = createDefaultRpcTransport({ url })
const lossyTransport: RpcTransport = (request) => {
  const { payload } = request
  const isSend =
    isJsonRpcPayload(payload) && payload.method === 'sendTransaction'
  if (!isSend) return transport(request)
  requests += 1
  if (requests % 3 !== 0) return transport(request)
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
const recipients = await Promise.all(
  Array.from({ length: 12 }, () => generateKeyPairSigner()),
)

// The three instructions of a payment use 450 units.
const unitLimit = 500
// In micro-lamports for each compute unit: what three of four recent slots
// asked for this account, but within these two limits.
async function choosePrice(floor = 10_000n, ceiling = 1_000_000n) {
  const recentFees = await rpc
    .getRecentPrioritizationFees([payer.address])
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

interface Payment {
  readonly recipient: Address
  readonly signature: Signature
  readonly wireTransaction: Base64EncodedWireTransaction
  sends: number
  isAccepted: boolean
  state: 'open' | 'paid' | 'failed' | 'refused' | 'expired'
}

async function signPayment(
  recipient: Address,
  amount: bigint,
): Promise<Payment> {
  const transfer = getTransferSolInstruction({
    source: payer,
    destination: recipient,
    amount,
  })
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => setTransactionMessageComputeUnitLimit(unitLimit, m),
    (m) => setTransactionMessageComputeUnitPrice(price, m),
    (m) => appendTransactionMessageInstruction(transfer, m),
    signTransactionMessageWithSigners,
  )
  return {
    recipient,
    signature: getSignatureFromTransaction(transaction),
    wireTransaction: getBase64EncodedWireTransaction(transaction),
    sends: 0,
    isAccepted: false,
    state: 'open',
  }
}

// A request that nobody answers ends after five seconds.
const soon = () => ({ abortSignal: AbortSignal.timeout(5_000) })
const report = (error: unknown) =>
  console.log('Request failed:', error instanceof Error ? error.message : error)

// #region preview
// The first amount is too small: a new account needs its minimum balance.
const payments = await Promise.all(
  recipients.map(({ address }, index) =>
    signPayment(address, index > 0 ? 1_000_000n : 1n),
  ),
)

async function ask(signatures: Signature[], withHistory: boolean) {
  // Read the height first: a status read after it cannot be too old.
  const height = await rpc.getBlockHeight({ commitment }).send(soon())
  const { value: statuses } = await rpc
    .getSignatureStatuses(signatures, { searchTransactionHistory: withHistory })
    .send(soon())
  return { height, statuses }
}

async function sendPayment(payment: Payment) {
  payment.sends += 1
  try {
    await rpc
      .sendTransaction(payment.wireTransaction, {
        encoding: 'base64',
        maxRetries: 0n,
        preflightCommitment: commitment,
        skipPreflight: payment.isAccepted,
      })
      .send(soon())
    payment.isAccepted = true
  } catch (error) {
    // If preflight refuses the first send, nobody else has these bytes.
    const code =
      SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
    if (payment.sends === 1 && isSolanaError(error, code))
      payment.state = 'refused'
    // Any other error says nothing about the payment.
    else report(error)
  }
}

let height = 0n
const maxRounds = 60
for (let round = 1; round <= maxRounds; round += 1) {
  const open = payments.filter(({ state }) => state === 'open')
  if (open.length === 0) break
  if (round > 1) await new Promise((resolve) => setTimeout(resolve, 2_000))
  const isOver = height > lastValidBlockHeight

  // One request asks for all of them, or for 256 at most.
  const signatures = open.map(({ signature }) => signature)
  const answer = await ask(signatures, isOver).catch(report)
  if (answer) {
    height = answer.height
    for (const [index, payment] of open.entries()) {
      const status = answer.statuses[index]
      const level = status?.confirmationStatus
      if (level && commitmentComparator(level, commitment) >= 0)
        payment.state = status?.err ? 'failed' : 'paid'
      // Asked once more since the window is over, now in the history too.
      else if (!status && isOver) payment.state = 'expired'
      else if (!status && height <= lastValidBlockHeight)
        await sendPayment(payment)
    }
  }
  const paid = payments.filter(({ state }) => state === 'paid')
  console.log(`Round ${round}: ${paid.length} of ${payments.length} paid`)
}

// A payment that is still open is undecided: ask again before you sign again.
for (const { recipient, state } of payments)
  if (state !== 'paid') console.log(`Not paid, ${state}:`, recipient)
// #endregion

const { value: left } = await rpc.getBalance(payer.address).send()
console.log('Payer has left:', left, 'lamports')
