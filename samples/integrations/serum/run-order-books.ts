// level: tested (accounts made by hand, from an RPC server on localhost)
import { createServer } from 'node:http'
import {
  type Address,
  address,
  getAddressEncoder,
  getBase64Decoder,
  getU32Encoder,
  getU64Encoder,
  getU128Encoder,
} from '@solana/kit'

const key = (letter: string) => address(letter.repeat(44))
const [owner, market, bids, asks, openOrders] = ['2', '3', '4', '5', '6'].map(
  key,
) as [Address, Address, Address, Address, Address]

type Part = readonly [offset: number, bytes: { readonly length: number }]
const u64 = (value: bigint) => getU64Encoder().encode(value)

function account(size: number, parts: readonly Part[]): Uint8Array {
  const data = new Uint8Array(size)
  for (const [offset, bytes] of parts)
    data.set(bytes as unknown as Uint8Array, offset)
  return data
}

/** One side of a book; prices and amounts in lots. */
function side(orders: readonly (readonly [price: bigint, lots: bigint])[]) {
  const nodes = orders.flatMap(([price, lots], index): Part[] => {
    const at = 45 + 72 * index
    return [
      [at, getU32Encoder().encode(2)],
      [at + 8, getU128Encoder().encode(price << 64n)],
      [at + 24, getAddressEncoder().encode(openOrders)],
      [at + 56, u64(lots)],
    ]
  })
  const count: Part = [13, getU32Encoder().encode(orders.length)]
  return account(45 + 72 * orders.length + 7, [count, ...nodes])
}

const accounts: Readonly<Record<string, Uint8Array>> = {
  [market]: account(388, [
    [285, getAddressEncoder().encode(bids)],
    [317, getAddressEncoder().encode(asks)],
    [349, u64(100_000_000n)],
    [357, u64(100n)],
  ]),
  [bids]: side([
    [147_000n, 20n],
    [147_500n, 5n],
  ]),
  [asks]: side([
    [148_200n, 7n],
    [148_000n, 12n],
  ]),
}
const ownOrders = account(109, [
  [13, getAddressEncoder().encode(market)],
  [45, getAddressEncoder().encode(owner)],
  [77, u64(300_000_000n)],
  [85, u64(500_000_000n)],
  [93, u64(0n)],
  [101, u64(14_750_000n)],
])

const toJson = (data: Uint8Array) => ({
  data: [getBase64Decoder().decode(data), 'base64'],
  lamports: 23_357_760,
  owner: 'srmqPvymJeFKQ4zGQed1GFppgkRHL9kaELCbyksJtPX',
  executable: false,
  rentEpoch: 0,
  space: data.length,
})

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { id, method, params } = JSON.parse(body)
  const found = accounts[params[0]]
  const scan = params[0].startsWith('srm')
    ? [{ pubkey: openOrders, account: toJson(ownOrders) }]
    : []
  const info = { context: { slot: 1 }, value: found ? toJson(found) : null }
  const result = method === 'getProgramAccounts' ? scan : info
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const listening = server.address()
if (typeof listening !== 'object' || !listening) throw new Error('No port')

process.env.RPC_URL = `http://127.0.0.1:${listening.port}`
process.env.OWNER = owner
process.env.MARKET = market
console.log('read-order-book.ts')
await import('./read-order-book')
console.log('\nfind-open-orders.ts')
await import('./find-open-orders')
server.closeAllConnections()
server.close()
