// level: tested (answers in the formats of Hermes and of an RPC node)
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const feedId =
  'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'
// The clock stands still, so that the age is always the same.
const publishTime = 1_795_219_200
Date.now = () => (publishTime + 3) * 1000

const price = {
  price: '15012345678',
  conf: '7654321',
  expo: -8,
  publish_time: publishTime,
}

// The layout of a PriceUpdateV2 account, by hand and not by the decoder.
const data = Buffer.alloc(134)
createHash('sha256')
  .update('account:PriceUpdateV2')
  .digest()
  .copy(data, 0, 0, 8)
data.writeUInt8(1, 40)
data.write(feedId, 41, 'hex')
data.writeBigInt64LE(BigInt(price.price), 73)
data.writeBigUInt64LE(BigInt(price.conf), 81)
data.writeInt32LE(price.expo, 89)
data.writeBigInt64LE(BigInt(publishTime), 93)

const account = {
  data: [data.toString('base64'), 'base64'],
  executable: false,
  lamports: 1_825_020,
  owner: 'rec5EKMGg6MxZYaMdyBfgwp4d5rB9T1VQH5pJv5LtFJ',
  rentEpoch: 0,
  space: data.length,
}
const hermes = {
  binary: { encoding: 'base64', data: ['UE5BVQ=='] },
  parsed: [{ id: feedId, price, ema_price: price }],
}

const server = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json')
  if (request.method === 'GET') {
    const authorized = request.headers.authorization === 'Bearer test'
    response.statusCode = authorized ? 200 : 401
    response.end(authorized ? JSON.stringify(hermes) : 'Unauthorized')
    return
  }
  let body = ''
  for await (const chunk of request) body += chunk
  const { id } = JSON.parse(body)
  const result = { context: { slot: 1 }, value: account }
  response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

process.env.HERMES_URL = `http://127.0.0.1:${port}`
process.env.RPC_URL = process.env.HERMES_URL
process.env.PYTH_API_KEY = 'test'
console.log('latest-price.ts')
await import('./latest-price')
console.log('\nread-feed.ts')
await import('./read-feed')
server.closeAllConnections()
server.close()
