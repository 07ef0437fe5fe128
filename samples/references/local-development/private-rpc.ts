import { createServer } from 'node:http'
import {
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
} from '@solana/kit'

// Stands in for an RPC service: it wants a key and asks the local node.
const service = createServer(async (request, response) => {
  if (request.headers['x-api-key'] !== 'secret-of-your-account') {
    response.writeHead(401).end()
    return
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const answer = await fetch('http://127.0.0.1:8899', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.concat(chunks),
  })
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(await answer.text())
})
await new Promise<void>((resolve) => service.listen(18898, resolve))

const url = 'http://127.0.0.1:18898'
process.env.RPC_API_KEY ??= 'secret-of-your-account'

// #region preview
const transport = createDefaultRpcTransport({
  url,
  headers: { 'x-api-key': process.env.RPC_API_KEY },
})
const rpc = createSolanaRpcFromTransport(transport)

console.log('Health:', await rpc.getHealth().send())
// #endregion

const withoutKey = createSolanaRpcFromTransport(
  createDefaultRpcTransport({ url }),
)
try {
  await withoutKey.getHealth().send()
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.log(`Without the key: ${error.message}`)
}
service.close()
service.closeAllConnections()
