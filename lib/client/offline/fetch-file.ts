import type { Outcome } from '@/lib/shared/offline/contract'

export type Fetcher = (address: string, init: RequestInit) => Promise<Response>

/** Why a file cannot be kept. */
export class Unkept extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome)
  }
}

interface Wanted {
  /** How far the browser's HTTP cache is asked. */
  readonly cache: RequestCache
  /** The SHA-256 that its content must have (base64). */
  readonly hash?: string
  readonly signal: AbortSignal
}

/** Milliseconds for a whole file. */
const patience = 30_000

/** What is not true of a copy: it is unpacked, and answers whoever asks. */
const untrue = ['content-encoding', 'content-length', 'vary']

/**
 * Fetches a file to be kept. The copy is no redirected answer, which browsers refuse for documents.
 *
 * @throws {@link Unkept} when the host does not answer, or with something else
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
    throw new Unkept('changing')
  return new Response(bytes, { headers })
}

async function load(fetch: Fetcher, address: string, init: RequestInit) {
  try {
    const response = await fetch(address, init)
    if (!response.ok)
      throw new Unkept(response.status < 500 ? 'changing' : 'unreachable')
    const bytes = await response.arrayBuffer()
    const headers = new Headers(response.headers)
    for (const name of untrue) headers.delete(name)
    return { bytes, headers }
  } catch (error) {
    throw error instanceof Unkept ? error : new Unkept('unreachable')
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes)
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
}
