import type { Outcome } from '@/lib/shared/offline/contract'

export type Fetcher = (address: string, init: RequestInit) => Promise<Response>

/** The reason why a file cannot be saved. */
export class SaveError extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome)
  }
}

interface Wanted {
  /** The use of the browser's HTTP cache. */
  readonly cache: RequestCache
  /** The SHA-256 that the content must have (base64). */
  readonly hash?: string
  readonly signal: AbortSignal
}

/** Milliseconds for a whole file. */
const patience = 30_000

/** Headers that are wrong for a copy: it is unpacked, and answers every request. */
const untrue = ['content-encoding', 'content-length', 'vary']

/**
 * Fetches a file to be saved. The copy is no redirected response, because browsers refuse those for
 * documents.
 *
 * @throws {@link SaveError} when the host does not answer, or answers with something else
 */
export async function fetchFile(
  fetch: Fetcher,
  address: string,
  { cache, hash, signal }: Wanted,
): Promise<Response> {
  const { bytes, headers } = await load(fetch, address, {
    cache,
    priority: 'low',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
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
    for (const name of untrue) headers.delete(name)
    return { bytes, headers }
  } catch (error) {
    throw error instanceof SaveError ? error : new SaveError('unreachable')
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
}
