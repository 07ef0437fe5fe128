import { createServer } from 'node:http'
import {
  address,
  airdropFactory,
  appendTransactionMessageInstruction,
  assertIsFullySignedTransaction,
  assertIsTransactionWithinSizeLimit,
  compileTransaction,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  createNoopSigner,
  decompileTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  lamports,
  partiallySignTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import {
  getTransferSolInstruction,
  identifySystemInstruction,
  parseTransferSolInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

const shop = await generateKeyPairSigner()
const wallet = await generateKeyPairSigner()
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: wallet.address,
})

// A transfer of 0.01 SOL to the shop, which the wallet has to sign.
async function buildTransaction(account: string) {
  const buyer = address(account) // throws if it is none
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(buyer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: createNoopSigner(buyer), // the wallet signs
          destination: shop.address,
          amount: lamports(10_000_000n),
        }),
        m,
      ),
  )
  return getBase64EncodedWireTransaction(compileTransaction(message))
}

const headers = {
  // Web pages of others call this, so every answer allows it.
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET,POST,PUT,OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, Authorization, Content-Encoding, Accept-Encoding',
  'Content-Type': 'application/json',
}

// Solana Pay reads label and icon, a client of Actions reads all of it.
// #region preview
const description = {
  type: 'action',
  icon: 'https://example.com/apple.svg',
  title: 'Apple shop',
  description: 'One apple for 0.01 SOL',
  label: 'Buy an apple',
}

const server = createServer(async (request, response) => {
  const answer = (status: number, content: unknown) =>
    response.writeHead(status, headers).end(JSON.stringify(content))
  if (request.method !== 'POST') return answer(200, description)
  try {
    let body = ''
    for await (const chunk of request) body += chunk
    const transaction = await buildTransaction(JSON.parse(body).account)
    answer(200, { type: 'transaction', transaction, message: 'One apple' })
  } catch {
    answer(400, { message: 'Send {"account": "<address>"} as JSON' })
  }
})
// #endregion
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const listening = server.address()
if (typeof listening !== 'object' || !listening) throw new Error('No port')
const url = `http://127.0.0.1:${listening.port}/apple`

// #region wallet
const offer = await (await fetch(url)).json()
console.log(`${offer.title}: ${offer.description} [${offer.label}]`)

async function post(account: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account }),
  })
  const content = await response.json()
  if (!response.ok)
    throw new Error(`HTTP ${response.status}: ${content.message}`)
  return content
}
const { transaction: wire, message: text } = await post(wallet.address)

// Nothing from a server is trusted: decode it and show what it does.
const received = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
const others = Object.keys(received.signatures).filter(
  (signer) => signer !== wallet.address,
)
if (others.length) throw new Error(`Malicious: ${others} must sign, too`)
const { instructions } = decompileTransactionMessage(
  getCompiledTransactionMessageDecoder().decode(received.messageBytes),
)
const [transfer] = instructions
if (
  instructions.length !== 1 ||
  !transfer?.data ||
  !transfer.accounts ||
  transfer.programAddress !== SYSTEM_PROGRAM_ADDRESS ||
  identifySystemInstruction({ data: transfer.data }) !==
    SystemInstruction.TransferSol
)
  throw new Error('Not a transfer of SOL')
const { data } = parseTransferSolInstruction({
  programAddress: transfer.programAddress,
  accounts: transfer.accounts,
  data: transfer.data,
})
console.log(`${text}: you pay ${data.amount} lamports`)

const signed = await partiallySignTransaction([wallet.keyPair], received)
assertIsFullySignedTransaction(signed)
assertIsTransactionWithinSizeLimit(signed)
const signature = await rpc
  .sendTransaction(getBase64EncodedWireTransaction(signed), {
    encoding: 'base64',
  })
  .send()
// #endregion
const { value: balance } = await rpc.getBalance(shop.address).send()
console.log('Signature:', signature)
console.log('The shop has', balance, 'lamports')
try {
  await post('not an address')
} catch (error) {
  if (error instanceof Error) console.log(error.message)
}
server.close()
