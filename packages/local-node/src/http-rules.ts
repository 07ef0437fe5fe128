/** A response without JSON. */
export interface Refusal {
  readonly status: number
  readonly words: string
}

/** The parts of a request that a node reads first. */
interface Head {
  readonly method: string
  readonly path: string
  readonly type: string
}

/**
 * The response to a request whose body a node does not read (jsonrpc-http-server 18, handler.rs);
 * undefined for a call.
 */
export function responseToHead({
  method,
  path,
  type,
}: Head): Refusal | undefined {
  if (method === 'OPTIONS') return { status: 204, words: '' }
  if (method === 'GET' && path === '/health')
    return { status: 200, words: 'ok' }
  if (method !== 'POST')
    return {
      status: 405,
      words: 'Used HTTP Method is not allowed. POST or OPTIONS is required\n',
    }
  if (!/^application\/json(; ?charset=utf-8)?$/i.test(type))
    return {
      status: 415,
      words:
        'Supplied content type is not allowed. Content-Type: application/json is required\n',
    }
  return undefined
}

/** The most bytes of a request (MAX_REQUEST_BODY_SIZE of solana-rpc 4.4.0, rpc.rs). */
export const maxBodySize = 50 * 1024

export const tooLarge: Refusal = {
  status: 413,
  words: 'request body size exceeds allowed maximum',
}
