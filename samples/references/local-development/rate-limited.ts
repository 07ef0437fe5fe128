// level: tested (its node is in the program)
import { createServer } from 'node:http'
import {
  createSolanaRpc,
  isSolanaError,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'

// Stands in for a public RPC service. It refuses two calls, with each form of
// the header. The third call gets its answer, and all later ones a long wait.
let calls = 0
const service = createServer((_request, response) => {
  calls += 1
  if (calls === 3) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"jsonrpc":"2.0","id":"0","result":"ok"}')
    return
  }
  const soon = new Date(Date.now() + 2_000).toUTCString()
  const retryAfter = ['', '1', soon][calls] ?? '3600'
  response.writeHead(429, { 'retry-after': retryAfter }).end()
})
await new Promise<void>((resolve) => service.listen(18897, resolve))

const rpc = createSolanaRpc('http://127.0.0.1:18897')

// #region preview
const maximumTries = 5
const shortestWait = 500 // in milliseconds
const longestWait = 60_000

/** How long to wait: the header is a number of seconds, or a date. */
function readWait(header: string | null, tries: number): number {
  const wait = /^\d+$/.test(header ?? '')
    ? Number(header) * 1_000
    : Date.parse(header ?? '') - Date.now()
  // Without a header that says it, wait twice as long each time.
  if (Number.isNaN(wait)) return shortestWait * 2 ** tries
  return Math.max(wait, shortestWait)
}

async function retryWhenLimited<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      const limited =
        isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR) &&
        error.context.statusCode === 429
      if (!limited || tries === maximumTries) throw error
      const wait = readWait(error.context.headers.get('retry-after'), tries)
      if (wait > longestWait) throw error
      console.log(`Try ${tries}: ${error.message}`)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

const health = await retryWhenLimited(() => rpc.getHealth().send())
console.log('Health:', health)
// #endregion

// The service now asks for an hour, so the program stops instead.
try {
  await retryWhenLimited(() => rpc.getHealth().send())
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.log('Given up:', error.message)
}
service.close()
service.closeAllConnections()
