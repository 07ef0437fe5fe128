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
const recipients = await Promise.all(
  Array.from({ length: 12 }, () => generateKeyPairSigner()),
)

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

// #region preview
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()

const transactions = await Promise.all(
  recipients.map(({ address }) =>
    pipe(
      createTransactionMessage({ version: 0 }),
      (m) => setTransactionMessageFeePayerSigner(payer, m),
      (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
      (m) =>
        appendTransactionMessageInstruction(
          getTransferSolInstruction({
            source: payer,
            destination: address,
            amount: lamports(1_000_000n),
          }),
          m,
        ),
      signTransactionMessageWithSigners,
    ),
  ),
)

let open = transactions
for (let round = 1; open.length > 0; round += 1) {
  for (const transaction of open) {
    await rpc
      .sendTransaction(getBase64EncodedWireTransaction(transaction), {
        encoding: 'base64',
        maxRetries: 0n,
        skipPreflight: true,
      })
      .send()
  }
  await new Promise((resolve) => setTimeout(resolve, 1_000))

  // One request asks for all of them.
  const blockHeight = await rpc.getBlockHeight().send()
  const { value: statuses } = await rpc
    .getSignatureStatuses(open.map(getSignatureFromTransaction))
    .send()
  const sent = open.length
  open = open.filter((_, index) => {
    const level = statuses[index]?.confirmationStatus
    return level !== 'confirmed' && level !== 'finalized'
  })
  console.log(`Round ${round}: ${sent} sent, ${open.length} still open`)
  // Those without a status by now have expired, and can be signed again.
  const isPending = statuses.some(
    (status) => status?.confirmationStatus === 'processed',
  )
  if (blockHeight > latestBlockhash.lastValidBlockHeight && !isPending) break
}
// #endregion

const { value: left } = await rpc.getBalance(payer.address).send()
console.log('Payer has left:', left, 'lamports')
