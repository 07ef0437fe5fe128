// level: tested (its node is in the program)
import { createServer } from 'node:http'
import {
  createSolanaRpc,
  isSolanaError,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'

// Stands in for a public RPC service: it refuses the first two calls.
let calls = 0
const service = createServer((_request, response) => {
  calls += 1
  if (calls < 3) {
    response.writeHead(429, { 'retry-after': '1' }).end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end('{"jsonrpc":"2.0","id":"0","result":"ok"}')
})
await new Promise<void>((resolve) => service.listen(18897, resolve))

const rpc = createSolanaRpc('http://127.0.0.1:18897')

// #region preview
async function retryWhenLimited<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      const limited =
        isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR) &&
        error.context.statusCode === 429
      if (!limited) throw error
      const wait = Number(error.context.headers.get('retry-after') ?? 5)
      console.log(`${error.message}. Again in ${wait} s`)
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
    }
  }
}

const health = await retryWhenLimited(() => rpc.getHealth().send())
console.log('Health:', health)
// #endregion
service.close()
service.closeAllConnections()
