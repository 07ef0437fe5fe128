import { createServer } from 'node:http'
import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPair,
  generateKeyPairSigner,
  getAddressDecoder,
  getBase64Decoder,
  getBase64Encoder,
  getSignatureFromTransaction,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signatureBytes,
  signBytes,
  signTransactionMessageWithSigners,
  type Instruction,
  type ReadonlyUint8Array,
  type TransactionPartialSigner,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

// Answers like Google Cloud KMS, with a key of its own and without logins.
const key = await generateKeyPair()
const spki = await crypto.subtle.exportKey('spki', key.publicKey)
const pem = [
  '-----BEGIN PUBLIC KEY-----',
  base64(new Uint8Array(spki)),
  '-----END PUBLIC KEY-----',
].join('\n')
const service = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const answer = request.url?.endsWith(':asymmetricSign')
    ? { signature: await signBase64(JSON.parse(body).data) }
    : { pem }
  response.end(JSON.stringify(answer))
})
async function signBase64(data: string) {
  const bytes = getBase64Encoder().encode(data)
  return base64(await signBytes(key.privateKey, bytes))
}
function base64(bytes: ReadonlyUint8Array) {
  return getBase64Decoder().decode(bytes)
}
await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
const place = service.address()
if (!place || typeof place === 'string') throw new Error('No port.')

// #region preview
// At Google: https://cloudkms.googleapis.com, and the token of your service.
const kms = `http://127.0.0.1:${place.port}`
const token = 'test'
const keyRing = 'projects/shop/locations/global/keyRings/solana'
const keyVersion = `${keyRing}/cryptoKeys/payer/cryptoKeyVersions/1`

async function call<Answer>(path: string, data?: object): Promise<Answer> {
  const response = await fetch(`${kms}/v1/${keyVersion}${path}`, {
    method: data ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: data && JSON.stringify(data),
  })
  if (!response.ok) throw new Error(`KMS: ${await response.text()}`)
  return response.json()
}

// The last 32 bytes of the public key in its PEM form are the address.
const answer = await call<{ pem: string }>('/publicKey')
const der = getBase64Encoder().encode(
  answer.pem.replace(/-----.+-----|\s/g, ''),
)
const owner = getAddressDecoder().decode(der.slice(-32))

const payer: TransactionPartialSigner = {
  address: owner,
  signTransactions: (transactions) =>
    Promise.all(
      transactions.map(async ({ messageBytes }) => {
        const data = getBase64Decoder().decode(messageBytes)
        const { signature } = await call<{ signature: string }>(
          ':asymmetricSign',
          { data },
        )
        const bytes = getBase64Encoder().encode(signature)
        return { [owner]: signatureBytes(Uint8Array.from(bytes)) }
      }),
    ),
}
// #endregion

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
  return getSignatureFromTransaction(transaction)
}

// #region preview
const { address: recipient } = await generateKeyPairSigner()
const signature = await send([
  getTransferSolInstruction({
    source: payer,
    destination: recipient,
    amount: lamports(10_000_000n),
  }),
])
// #endregion

service.close()
const { value: received } = await rpc.getBalance(recipient).send()
console.log('Address of the key:', payer.address)
console.log('Signature:', signature)
console.log('Recipient received:', received, 'lamports')
