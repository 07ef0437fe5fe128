import {
  maxBodySize,
  type Refusal,
  responseToHead,
  tooLarge,
} from '../../../local-node/src/http-rules'
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
  const { pathname: path } = new URL(request.url)
  const type = request.headers.get('content-type') ?? ''
  const refusal = responseToHead({ method: request.method, path, type })
  if (refusal) return refuse(refusal)
  const body = await request.arrayBuffer()
  if (body.byteLength > maxBodySize) return refuse(tooLarge)
  const headers = { 'content-type': 'application/json' }
  const text = new TextDecoder().decode(body)
  return new Response(await callChain(text), { headers })
}

const refuse = ({ status, words }: Refusal) =>
  new Response(words || null, { status })

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
