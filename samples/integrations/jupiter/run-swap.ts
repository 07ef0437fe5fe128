import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsFullySignedTransaction,
  assertIsTransactionWithinSizeLimit,
  compileTransaction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
} from '@solana-program/token'
import {
  createKeyPairFile,
  deployStandIn,
  quote,
  startTestJupiter,
} from './test-jupiter'
import { getRouteInstruction, ownAccount, sol } from './test-order'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

const jupiter = await deployStandIn()
const taker = await createKeyPairSignerFromBytes(await createKeyPairFile())
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: taker.address,
})

let offered: Uint8Array = new Uint8Array()

async function order() {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const account = await ownAccount(taker.address, sol)
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(taker.address, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  )
  const route = await getRouteInstruction(jupiter, taker.address)
  const transaction = compileTransaction(
    appendTransactionMessageInstructions(
      [
        getSetComputeUnitLimitInstruction({ units: 300_000 }),
        getSetComputeUnitPriceInstruction({ microLamports: 100_000n }),
        getCreateAssociatedTokenIdempotentInstruction({
          payer: taker,
          owner: taker.address,
          ata: account,
          mint: sol,
        }),
        getTransferSolInstruction({
          source: taker,
          destination: account,
          amount: BigInt(quote.inAmount),
        }),
        getSyncNativeInstruction({ account }),
        route,
        getCloseAccountInstruction({
          account,
          destination: taker.address,
          owner: taker,
        }),
      ],
      message,
    ),
  )
  offered = new Uint8Array(transaction.messageBytes)
  return {
    ...quote,
    transaction: getBase64EncodedWireTransaction(transaction),
    requestId: 'b51e0f3f',
    lastValidBlockHeight: `${latestBlockhash.lastValidBlockHeight}`,
  }
}

async function execute(body: Readonly<Record<string, string>>) {
  const signed = getTransactionDecoder().decode(
    getBase64Encoder().encode(body.signedTransaction ?? ''),
  )
  if (!Buffer.from(signed.messageBytes).equals(offered))
    return { status: 'Failed', code: -3, error: 'Invalid message bytes' }
  assertIsFullySignedTransaction(signed)
  assertIsTransactionWithinSizeLimit(signed)
  const wire = getBase64EncodedWireTransaction(signed)
  await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
  return {
    status: 'Success',
    code: 0,
    signature: getSignatureFromTransaction(signed),
    totalInputAmount: quote.inAmount,
    inputAmountResult: quote.inAmount,
    outputAmountResult: '14755251',
    totalOutputAmount: quote.outAmount,
  }
}

await startTestJupiter({
  'GET /swap/v2/order': order,
  'POST /swap/v2/execute': (_, body) => execute(body),
})
process.argv[2] = '14600000'
await import('./swap')
