import type { Outcome } from './contract'

export type Fetcher = (address: string, init: RequestInit) => Promise<Response>

/** The reason why a file cannot be saved. */
export class SaveError extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome)
  }
}

interface FetchOptions {
  /** The use of the browser's HTTP cache. */
  readonly cache: RequestCache
  /** The SHA-256 that the content must have (base64). */
  readonly hash?: string
  readonly signal: AbortSignal
}

/** The timeout for a whole file, in milliseconds. */
const timeout = 30_000

/** Headers that are wrong for a copy, which is unpacked and serves every request. */
const staleHeaders = ['content-encoding', 'content-length', 'vary']

/**
 * Fetches a file to save. Makes a new response, because browsers refuse redirected ones for
 * documents.
 *
 * @throws {@link SaveError} when the host does not respond, or sends something else
 */
export async function fetchFile(
  fetch: Fetcher,
  address: string,
  { cache, hash, signal }: FetchOptions,
): Promise<Response> {
  const { bytes, headers } = await load(fetch, address, {
    cache,
    priority: 'low',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  })
  if (hash !== undefined && (await hashOf(bytes)) !== hash)
    throw new SaveError('changing')
  return new Response(bytes, { headers })
}

async function load(fetch: Fetcher, address: string, init: RequestInit) {
  try {
    const response = await fetch(address, init)
    if (!response.ok)
      throw new SaveError(response.status < 500 ? 'changing' : 'unreachable')
    const bytes = await response.arrayBuffer()
    const headers = new Headers(response.headers)
    for (const name of staleHeaders) headers.delete(name)
    return { bytes, headers }
  } catch (error) {
    throw error instanceof SaveError ? error : new SaveError('unreachable')
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
}
