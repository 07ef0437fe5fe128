import { respondLocally } from '../node/http'
import { callChain } from './chain-port'
import { ChainSocket } from './chain-socket'
import { isLocal, ports, refused } from './local-address'
import { hold } from './waiting'

/**
 * Replaces `fetch`. It reaches servers of this worker and the chain's JSON-RPC, and nothing else.
 */
async function fetchHere(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const request = new Request(input, init)
  const over = hold()
  try {
    return await abortable(answer(request), request.signal)
  } finally {
    over()
  }
}

async function answer(request: Request): Promise<Response> {
  if (isLocal(request.url)) {
    const own = await respondLocally(request)
    if (own) return own
  }
  if (!isLocal(request.url, ports.rpc))
    throw new TypeError('fetch failed', { cause: refused(request.url) })
  const { pathname } = new URL(request.url)
  if (request.method === 'GET' && pathname === '/health')
    return new Response('ok')
  const headers = { 'content-type': 'application/json' }
  return new Response(await callChain(await request.text()), { headers })
}

/** A response, or the reason of its abort. */
function abortable<Value>(
  coming: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    coming.then(resolve, reject)
  })
}

// Packages may save `fetch` when they load, so this module precedes them.
Object.assign(globalThis, { fetch: fetchHere, WebSocket: ChainSocket })
