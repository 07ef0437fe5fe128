import { answerHere } from '../node/http'
import { callChain } from './chain-port'
import { ChainSocket } from './chain-socket'
import { isLocal, ports } from './local-address'
import { hold } from './waiting'

/**
 * Stands for `fetch`. It leads to servers of this worker and to the chain's JSON-RPC, and nowhere
 * else.
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
    const own = await answerHere(request)
    if (own) return own
  }
  if (!isLocal(request.url, ports.rpc)) throw refused(request.url)
  const { pathname } = new URL(request.url)
  if (request.method === 'GET' && pathname === '/health')
    return new Response('ok')
  const headers = { 'content-type': 'application/json' }
  return new Response(await callChain(await request.text()), { headers })
}

/** What Node's `fetch` throws where nothing listens. */
function refused(address: string): TypeError {
  const code = 'ECONNREFUSED'
  const cause = new Error(`connect ${code} ${new URL(address).host}`)
  return new TypeError('fetch failed', {
    cause: Object.assign(cause, { code }),
  })
}

/** An answer, or the reason why it is no longer wanted. */
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

// Packages may keep what they find when they load, so this module comes before them.
Object.assign(globalThis, { fetch: fetchHere, WebSocket: ChainSocket })
