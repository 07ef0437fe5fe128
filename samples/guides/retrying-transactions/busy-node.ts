import { once } from 'node:events'
import { createServer } from 'node:http'
import {
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  isSolanaError,
  type RpcTransport,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'

// A stand-in for a busy service: it refuses two requests, then passes on.
let refusals = 2
const server = createServer(async (request, response) => {
  if (refusals > 0) {
    refusals -= 1
    response.writeHead(429, { 'retry-after': '1' }).end()
    return
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const answer = await fetch('http://127.0.0.1:8899', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.concat(chunks),
  })
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(await answer.text())
})
server.listen(8799, '127.0.0.1')
await once(server, 'listening')

// #region preview
const transport = createDefaultRpcTransport({ url: 'http://127.0.0.1:8799' })

// Waits and asks again when the service is busy or cannot answer.
const patientTransport: RpcTransport = async (request) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transport(request)
    } catch (error) {
      if (!isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR))
        throw error
      const { headers, statusCode } = error.context
      const isTemporary = statusCode === 429 || statusCode >= 500
      if (!isTemporary || attempt === 5) throw error

      // As long as the service says, or longer each time, and by chance.
      const seconds = Number(headers.get('retry-after')) || 2 ** attempt / 4
      const wait = (seconds + Math.random() / 4) * 1_000
      console.log(`Answer ${statusCode}: attempt ${attempt} failed`)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

const rpc = createSolanaRpcFromTransport(patientTransport)
// #endregion

const { value: latestBlockhash } = await rpc
  .getLatestBlockhash({ commitment: 'confirmed' })
  .send()
console.log('Blockhash:', latestBlockhash.blockhash)

server.close()
server.closeAllConnections()
