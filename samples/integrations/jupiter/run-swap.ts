import {
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsFullySignedTransaction,
  assertIsTransactionWithinSizeLimit,
  compileTransaction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  lamports,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { createKeyPairFile, quote, startTestJupiter } from './test-jupiter'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

// The other side of the trade: it signs last, after /execute.
const maker = await generateKeyPairSigner()
const taker = await createKeyPairSignerFromBytes(await createKeyPairFile())
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
for (const recipientAddress of [maker.address, taker.address])
  await airdrop({
    commitment: 'confirmed',
    lamports: lamports(1_000_000_000n),
    recipientAddress,
  })

let offered: Uint8Array = new Uint8Array()

async function order() {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(maker.address, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: taker,
          destination: maker.address,
          amount: BigInt(quote.inAmount),
        }),
        m,
      ),
  )
  const transaction = compileTransaction(message)
  offered = new Uint8Array(transaction.messageBytes)
  return {
    ...quote,
    transaction: getBase64EncodedWireTransaction(transaction),
    requestId: 'b51e0f3f',
    lastValidBlockHeight: `${latestBlockhash.lastValidBlockHeight}`,
  }
}

async function execute(body: Readonly<Record<string, string>>) {
  const received = getTransactionDecoder().decode(
    getBase64Encoder().encode(body.signedTransaction ?? ''),
  )
  if (!Buffer.from(received.messageBytes).equals(offered))
    return { status: 'Failed', code: -3, error: 'Invalid message bytes' }
  const signed = await partiallySignTransaction([maker.keyPair], received)
  assertIsFullySignedTransaction(signed)
  assertIsTransactionWithinSizeLimit(signed)
  const wire = getBase64EncodedWireTransaction(signed)
  await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
  return {
    status: 'Success',
    code: 0,
    signature: getSignatureFromTransaction(signed),
    inputAmountResult: quote.inAmount,
    outputAmountResult: quote.outAmount,
  }
}

await startTestJupiter({
  'GET /swap/v2/order': order,
  'POST /swap/v2/execute': (_, body) => execute(body),
})
await import('./swap')

const { value: balance } = await rpc.getBalance(taker.address).send()
console.log('Balance of the taker:', balance)
