// level: compiled (needs an API key and SOL; run-swap.ts runs it on localhost)
import { readFile } from 'node:fs/promises'
import {
  address,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  signTransaction,
} from '@solana/kit'
import { checkOrder, type Swap } from './check-order'

const { JUPITER_API_KEY, KEYPAIR = 'id.json', RPC_URL } = process.env
const [, , leastUsdc] = process.argv
if (!JUPITER_API_KEY || !RPC_URL || !leastUsdc)
  throw new Error('Usage: JUPITER_API_KEY=… RPC_URL=… swap.ts <least USDC>')

const url = process.env.JUPITER_URL ?? 'https://api.jup.ag'
const program = process.env.JUPITER_PROGRAM
const rpc = createSolanaRpc(RPC_URL)

// The file that `solana-keygen new` writes.
const taker = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
)

interface Order {
  readonly transaction: string | null
  readonly requestId: string
  readonly lastValidBlockHeight?: string
  readonly outAmount: string
  readonly errorCode?: number
  readonly errorMessage?: string
}

interface Execution {
  readonly status?: 'Success' | 'Failed'
  readonly code: number
  readonly error?: string
  readonly signature?: string
  readonly totalInputAmount?: string
  readonly totalOutputAmount?: string
}

async function call<Answer>(path: string, init?: RequestInit) {
  const response = await fetch(`${url}/swap/v2${path}`, {
    ...init,
    headers: {
      'x-api-key': JUPITER_API_KEY ?? '',
      'Content-Type': 'application/json',
    },
    signal: AbortSignal.timeout(30_000),
  })
  const answer: Answer = await response.json()
  return { httpStatus: response.status, answer }
}

// #region preview
const swap: Swap = {
  program: address(program ?? 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'),
  taker: taker.address,
  inputMint: address('So11111111111111111111111111111111111111112'),
  outputMint: address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  maximumIn: 100_000_000n, // 0.1 SOL, in lamports
  minimumOut: BigInt(leastUsdc), // in millionths of a USDC
  maximumCreated: 4, // token accounts, each with a deposit
  maximumCost: 1_000_000n, // fee and tips: 0.001 SOL
}

const query = new URLSearchParams({
  inputMint: swap.inputMint,
  outputMint: swap.outputMint,
  amount: `${swap.maximumIn}`,
  taker: swap.taker,
  slippageBps: '50',
  // The check knows the instructions of Jupiter's own router alone.
  excludeRouters: 'jupiterz,dflow,okx',
})
const { httpStatus, answer: order } = await call<Order>(`/order?${query}`)
if (!order.transaction)
  throw new Error(
    `No transaction: HTTP ${httpStatus}, ${order.errorMessage ?? 'no reason'}`,
  )
console.log('Offered:', BigInt(order.outAmount))

const transaction = getTransactionDecoder().decode(
  getBase64Encoder().encode(order.transaction),
)
// Throws unless it makes the swap that you want, and nothing else.
await checkOrder(transaction.messageBytes, swap, rpc)
const signed = await signTransaction([taker.keyPair], transaction)
const signature = getSignatureFromTransaction(signed)

const body = JSON.stringify({
  signedTransaction: getBase64EncodedWireTransaction(signed),
  requestId: order.requestId,
  lastValidBlockHeight: order.lastValidBlockHeight,
})
const execution = await execute(body)
if (execution.status !== 'Success')
  throw new Error(`Code ${execution.code} for ${signature}: ${execution.error}`)
console.log('Signature:', signature)
console.log('Paid:', BigInt(execution.totalInputAmount ?? 0))
console.log('Received:', BigInt(execution.totalOutputAmount ?? 0))

/** The signed transaction lands once at most, so the same body may go again. */
async function execute(body: string) {
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      const init = { method: 'POST', body }
      const { httpStatus, answer } = await call<Execution>('/execute', init)
      if (answer.code !== undefined) return answer
      console.log('HTTP', httpStatus)
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
    }
    await new Promise((resolve) => setTimeout(resolve, attempt * 1_000))
  }
  throw new Error(`No answer. Look up ${signature} before you swap again`)
}
// #endregion
