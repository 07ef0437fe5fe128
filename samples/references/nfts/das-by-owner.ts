// level: tested (a stand-in on localhost answers for the DAS service)
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Address,
  address,
  createDefaultRpcTransport,
  createJsonRpcApi,
  createRpc,
} from '@solana/kit'

const owner = address('7dHbWXmci3dT8UFYWYZweBLXgycu7Y3iL6trKn1Y7ARj')

// Stands for your provider, with an answer in the form of the DAS API.
const answer = {
  total: 2,
  limit: 1000,
  page: 1,
  items: [
    {
      id: 'JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG',
      interface: 'MplCoreAsset',
      content: { metadata: { name: 'Cookbook #1' } },
      compression: { compressed: false },
      burnt: false,
    },
    {
      id: 'GGSGP689TGoX6WJ9mSj2S8mH78S37d3p7v7tFuLzJm3N',
      interface: 'V1_NFT',
      content: { metadata: { name: 'Cookbook #2' } },
      compression: { compressed: true },
      burnt: false,
    },
  ],
}
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (data) => {
    body += data
  })
  request.on('end', () => {
    const { id } = JSON.parse(body)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answer }))
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const url = `http://127.0.0.1:${port}`

// #region preview
type Asset = {
  id: Address
  interface: string
  content: { metadata: { name: string } }
  compression: { compressed: boolean }
  burnt: boolean
}
type DasApi = {
  getAssetsByOwner(input: {
    ownerAddress: Address
    limit: number
    page: number
  }): { items: Asset[] }
}

// The DAS API takes its parameters as one object instead of a list.
const api = createJsonRpcApi<DasApi>({
  requestTransformer: (request) => {
    const [params] = request.params as [unknown]
    return { methodName: request.methodName, params }
  },
  responseTransformer: (response) => {
    const { error, result } = response as { error?: Error; result: unknown }
    if (error) throw new Error(error.message)
    return result
  },
})
const das = createRpc({ api, transport: createDefaultRpcTransport({ url }) })

const limit = 1000
for (let page = 1; ; page++) {
  const { items } = await das
    .getAssetsByOwner({ ownerAddress: owner, limit, page })
    .send()
  for (const { id, content, compression, burnt } of items) {
    if (burnt) continue
    const kind = compression.compressed ? 'compressed' : 'an account'
    console.log(id, content.metadata.name, kind)
  }
  if (items.length < limit) break
}
// #endregion

server.close()
