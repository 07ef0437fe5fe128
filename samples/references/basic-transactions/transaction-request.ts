import { createServer, type RequestListener } from 'node:http'
import {
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createNoopSigner,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  isOffCurveAddress,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
export const { address: shop } = await generateKeyPairSigner()
const price = lamports(10_000_000n) // 0.01 SOL
const maxLength = 1_000 // characters of a request

// A transfer to the shop, which the buyer's wallet has to sign.
async function buildTransaction(buyer: Address) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(buyer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({
          source: createNoopSigner(buyer), // the wallet signs
          destination: shop,
          amount: price,
        }),
        m,
      ),
    compileTransaction,
    getBase64EncodedWireTransaction,
  )
}

// #region preview
const genesisHash = await rpc.getGenesisHash().send()
const headers = {
  // Without this one, clients of Actions take mainnet for granted.
  'X-Blockchain-Ids': `solana:${genesisHash.slice(0, 32)}`,
  'X-Action-Version': '2.4',
  // Web pages of others call this, so every answer allows it.
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET,POST,PUT,OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, Authorization, Content-Encoding, Accept-Encoding, ' +
    'X-Accept-Action-Version, X-Accept-Blockchain-Ids',
  'Access-Control-Expose-Headers': 'X-Action-Version, X-Blockchain-Ids',
  'Content-Type': 'application/json',
}
// Solana Pay reads label and icon, a client of Actions reads all of it.
const description = {
  type: 'action',
  icon: 'https://example.com/apple.svg',
  title: 'Apple shop',
  description: 'One apple for 0.01 SOL',
  label: 'Buy an apple',
}

// Throws unless the text names an address that has a private key.
function readAccount(text: string): Address {
  const { account } = JSON.parse(text)
  if (typeof account !== 'string') throw new Error('No account')
  if (isOffCurveAddress(address(account))) throw new Error('No wallet')
  return address(account)
}

const listener: RequestListener = async (request, response) => {
  const answer = (status: number, content: unknown) =>
    response.writeHead(status, headers).end(JSON.stringify(content))
  const { method = '' } = request
  if (['GET', 'OPTIONS'].includes(method)) return answer(200, description)
  if (method !== 'POST') return answer(405, { message: 'GET or POST' })

  let body = ''
  try {
    for await (const chunk of request) {
      body += chunk
      if (body.length > maxLength) return answer(413, { message: 'Too long' })
    }
  } catch {
    return // the client hung up: uncaught, this would end the program
  }
  let buyer: Address
  try {
    buyer = readAccount(body)
  } catch {
    return answer(400, { message: 'Send {"account": "<address>"} as JSON' })
  }
  try {
    const transaction = await buildTransaction(buyer)
    answer(200, { type: 'transaction', transaction, message: 'One apple' })
  } catch {
    answer(503, { message: 'The shop cannot reach its node. Try again.' })
  }
}
// #endregion

const server = createServer(listener)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
server.unref() // only here: the program ends when nobody asks any more
const listening = server.address()
if (typeof listening !== 'object' || !listening) throw new Error('No port')
export const url = `http://127.0.0.1:${listening.port}/apple`

const offer = await fetch(url)
console.log('GET:', offer.status, (await offer.json()).description)
for (const name of ['x-action-version', 'x-blockchain-ids'])
  console.log(`  ${name}: ${offer.headers.get(name)}`)
