// level: tested (accounts made by hand, from an RPC server on localhost)
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import {
  type Address,
  address,
  getAddressEncoder,
  getBase58Encoder,
  getBase64Decoder,
  getUtf8Encoder,
} from '@solana/kit'

const key = (letter: string) => address(letter.repeat(44))
const [owner, stranger, group] = ['2', '3', '4'].map(key) as [
  Address,
  Address,
  Address,
]

function mangoAccount(belongsTo: Address, name: string): Uint8Array {
  const data = new Uint8Array(104)
  data.set(getBase58Encoder().encode('ho5hwwEoHot'), 0)
  data.set(getAddressEncoder().encode(group), 8)
  data.set(getAddressEncoder().encode(belongsTo), 40)
  data.set(getUtf8Encoder().encode(name), 72)
  return data
}

const accounts = [
  { pubkey: key('5'), data: mangoAccount(owner, 'Leveraged') },
  { pubkey: key('6'), data: mangoAccount(stranger, 'Not yours') },
]

interface Scan {
  id: string
  params: [string, { filters: { memcmp: { offset: number; bytes: string } }[] }]
}

const server = createServer(async (request, response) => {
  const { id, params } = (await json(request)) as Scan
  const found = accounts.filter(({ data }) =>
    params[1].filters.every(({ memcmp: { offset, bytes } }) =>
      getBase58Encoder()
        .encode(bytes)
        .every((byte, index) => data[offset + index] === byte),
    ),
  )
  const result = found.map(({ pubkey, data }) => ({
    pubkey,
    account: {
      data: [getBase64Decoder().decode(data), 'base64'],
      lamports: 9_452_160,
      owner: params[0],
      executable: false,
      rentEpoch: 0,
      space: data.length,
    },
  }))
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const listening = server.address()
if (typeof listening !== 'object' || !listening) throw new Error('No port')

process.env.RPC_URL = `http://127.0.0.1:${listening.port}`
process.env.OWNER = owner
await import('./find-accounts')
server.closeAllConnections()
server.close()
