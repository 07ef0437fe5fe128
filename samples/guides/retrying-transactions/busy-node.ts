import { once } from 'node:events'
import { createServer } from 'node:http'
import {
  createDefaultRpcTransport,
  createSolanaRpcFromTransport,
  isSolanaError,
  type RpcTransport,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'

// A stand-in for a busy service: it refuses two requests, then passes on. The
// header names seconds or a time, and both forms are in use.
const refusals = [() => '1', () => new Date(Date.now() + 2_000).toUTCString()]
const server = createServer(async (request, response) => {
  const retryAfter = refusals.shift()
  if (retryAfter) {
    response.writeHead(429, { 'retry-after': retryAfter() }).end()
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

// How long the service wants you to wait: a number of seconds, or a time.
function secondsIn(retryAfter: string | null) {
  if (!retryAfter) return 0
  const seconds = Number(retryAfter)
  if (Number.isFinite(seconds)) return Math.max(seconds, 0)
  const wait = (Date.parse(retryAfter) - Date.now()) / 1_000
  return Number.isFinite(wait) ? Math.max(wait, 0) : 0
}

const maxAttempts = 5
const maxSeconds = 30

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
      if (!isTemporary || attempt === maxAttempts) throw error

      // As long as the service says, or longer each time, and by chance.
      const asked = secondsIn(headers.get('retry-after'))
      if (asked > maxSeconds) throw error
      const seconds = Math.max(asked, 2 ** attempt / 4) + Math.random() / 4
      console.log(`Answer ${statusCode}: attempt ${attempt} failed`)
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
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
