// level: tested (its node is in the program)
import { createServer } from 'node:http'
import {
  createSolanaRpc,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'

// Stands in for an RPC service that answers each call with another error.
const statuses = [401, 403, 410, 413, 429, 502, 503, 200]
const service = createServer((_request, response) => {
  const status = statuses.shift() ?? 200
  response.writeHead(status, { 'content-type': 'application/json' })
  const message = 'Node is behind by 150 slots'
  const error = { code: -32005, message, data: { numSlotsBehind: 150 } }
  response.end(JSON.stringify({ jsonrpc: '2.0', id: '0', error }))
})
await new Promise<void>((resolve) => service.listen(18896, resolve))

const rpc = createSolanaRpc('http://127.0.0.1:18896')

// #region preview
/** True when the same request can succeed a little later. */
function passes(error: unknown): boolean {
  if (isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)) {
    const { statusCode } = error.context
    return statusCode === 429 || statusCode >= 500
  }
  return isSolanaError(
    error,
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY,
  )
}
// #endregion

while (statuses.length > 0) {
  try {
    await rpc.getHealth().send()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.log(error.message)
    console.log(passes(error) ? '  Wait, then ask again' : '  Do not repeat it')
  }
}
service.close()
service.closeAllConnections()
