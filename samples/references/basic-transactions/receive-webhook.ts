import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  lamports,
  signature,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const shop = await generateKeyPairSigner()

// #region preview
interface Delivery {
  transaction: { signatures: [string, ...string[]] }
}

const secret = 'the value that you gave to the service'
const seen = new Set<string>()

const server = createServer(async (request, response) => {
  if (request.headers.authorization !== secret) {
    response.writeHead(401).end()
    return
  }
  try {
    let text = ''
    for await (const chunk of request) text += chunk
    const deliveries: Delivery[] = JSON.parse(text)
    for (const { transaction } of deliveries)
      await creditOnce(transaction.signatures[0])
    response.writeHead(200).end()
  } catch {
    // Without a 200, the service delivers again.
    response.writeHead(503).end()
  }
})

async function creditOnce(id: string) {
  if (seen.has(id)) return
  seen.add(id)
  try {
    await credit(id)
  } catch (error) {
    seen.delete(id)
    throw error
  }
}

// Only the node says what the transaction did.
async function credit(id: string) {
  const found = await rpc
    .getTransaction(signature(id), {
      encoding: 'json',
      maxSupportedTransactionVersion: 0,
    })
    .send()
  if (!found?.meta) throw new Error('The node does not have it yet.')
  if (found.meta.err !== null) return
  const { accountKeys } = found.transaction.message
  const index = accountKeys.indexOf(shop.address)
  const before = found.meta.preBalances[index] ?? 0n
  const after = found.meta.postBalances[index] ?? 0n
  console.log(`Received: ${after - before} lamports`)
}
// #endregion

server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

// From here on the program plays the service.
const paid = await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: shop.address,
})
const body = JSON.stringify([{ transaction: { signatures: [paid] } }])

async function deliver(authorization: string) {
  const { status } = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { authorization },
    body,
  })
  console.log(`Delivered: ${status}`)
}

await deliver('a guess')
await deliver(secret)
await deliver(secret)
server.close()
