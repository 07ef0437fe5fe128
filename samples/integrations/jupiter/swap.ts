// level: compiled (needs an API key and SOL; run-swap.ts runs it on localhost)
import { readFile } from 'node:fs/promises'
import {
  createKeyPairSignerFromBytes,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  partiallySignTransaction,
} from '@solana/kit'

const url = process.env.JUPITER_URL ?? 'https://api.jup.ag'
const headers = { 'x-api-key': process.env.JUPITER_API_KEY ?? '' }

// The file that `solana-keygen new` writes.
const file = process.env.KEYPAIR ?? 'id.json'
const taker = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(await readFile(file, 'utf8'))),
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
  readonly status: 'Success' | 'Failed'
  readonly code: number
  readonly error?: string
  readonly signature?: string
  readonly inputAmountResult?: string
  readonly outputAmountResult?: string
}

async function call<Answer>(path: string, init?: RequestInit) {
  const response = await fetch(`${url}/swap/v2${path}`, {
    ...init,
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
  const answer: Answer = await response.json()
  return { httpStatus: response.status, answer }
}

// #region preview
const query = new URLSearchParams({
  inputMint: 'So11111111111111111111111111111111111111112',
  outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  amount: '100000000', // 0.1 SOL, in lamports
  taker: taker.address,
})
const { httpStatus, answer: order } = await call<Order>(`/order?${query}`)
if (!order.transaction)
  throw new Error(
    `No transaction: HTTP ${httpStatus}, ${order.errorMessage ?? 'no reason'}`,
  )
console.log('Offered:', BigInt(order.outAmount))

// Others may have to sign, too: add your signature and change nothing.
const transaction = getTransactionDecoder().decode(
  getBase64Encoder().encode(order.transaction),
)
const signed = await partiallySignTransaction([taker.keyPair], transaction)

const { answer: execution } = await call<Execution>('/execute', {
  method: 'POST',
  body: JSON.stringify({
    signedTransaction: getBase64EncodedWireTransaction(signed),
    requestId: order.requestId,
    lastValidBlockHeight: order.lastValidBlockHeight,
  }),
})
console.log(execution.status, 'with code', execution.code)
if (execution.status === 'Success') {
  console.log('Signature:', execution.signature)
  console.log('Paid:', BigInt(execution.inputAmountResult ?? 0))
  console.log('Received:', BigInt(execution.outputAmountResult ?? 0))
} else console.log(execution.error)
// #endregion
