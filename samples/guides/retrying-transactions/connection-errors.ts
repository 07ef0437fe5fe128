// level: tested (its services are in the program)
import { createServer, type ServerResponse } from 'node:http'
import {
  createSolanaRpc,
  isSolanaError,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'

// Stands in for RPC services that refuse, are ill, or stay silent. The path
// of the address names what happens.
const service = createServer((request, response) => {
  const answer: Record<string, (response: ServerResponse) => void> = {
    '/silent': () => {},
    '/cut': (r) => r.destroy(),
    '/page': (r) => r.end('<html>Welcome</html>'),
    '/ok': (r) => r.end('{"jsonrpc":"2.0","id":"0","result":"ok"}'),
  }
  const known = answer[request.url ?? '']
  if (known) known(response)
  else response.writeHead(Number(request.url?.slice(1))).end()
})
await new Promise<void>((resolve) => service.listen(18898, resolve))

// #region preview
/** What a failed request means for your program. */
function explain(error: unknown): string {
  if (isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)) {
    const status = error.context.statusCode
    if (status === 429) return 'wait, then repeat'
    if (status >= 500) return 'wait, then repeat, or take another node'
    return 'do not repeat: change the request, the key or the service'
  }
  if (!(error instanceof Error)) return 'not an error'
  if (error.name === 'TimeoutError') return 'no answer in time: repeat'
  // Node hides the reason behind "fetch failed".
  if (error.cause instanceof Error) return `no answer: ${error.cause.message}`
  return 'the answer is not JSON: is the address right?'
}

const paths = ['ok', '401', '403', '404', '410', '413', '429', '502', '503']
for (const path of [...paths, 'cut', 'silent', 'page']) {
  const rpc = createSolanaRpc(`http://127.0.0.1:18898/${path}`)
  try {
    // Without a signal, a silent service keeps you waiting for minutes.
    const abortSignal = AbortSignal.timeout(500)
    console.log(`${path}:`, await rpc.getHealth().send({ abortSignal }))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.log(`${path}: ${error.message}\n  ${explain(error)}`)
  }
}
// #endregion
service.close()
service.closeAllConnections()
