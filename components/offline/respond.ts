import { frameFile } from '@/components/run/program/contract'
import {
  isHashed,
  isOldAddress,
  nearestLanguage,
  savedAddress,
} from './address'
import { withMissingNotice } from './missing-page'
import type { createNetworkFirst } from './network-first'
import { unpack } from './packed'
import type { SavedLanguage } from './saved'

interface Sources {
  /** The saved languages. */
  readonly languages: readonly SavedLanguage[]
  readonly store: CacheStorage
  readonly networkFirst: ReturnType<typeof createNetworkFirst>
  /** Fetches from the host. */
  readonly load: () => Promise<Response>
}

/**
 * Responds to a request of a page. Hashed files are from the saved language, everything else from
 * the host, or from the saved language when the host fails. For a page that neither has, the
 * fallback says so. The frame of programs is sandboxed in either case.
 *
 * @throws the error of the host, when nothing is saved for the request
 */
export async function respond(
  request: Request,
  { languages, store, networkFirst, load }: Sources,
): Promise<Response> {
  const path = new URL(request.url).pathname
  const found = find(languages, path)
  const read = async () => {
    if (!found) return undefined
    if (isOldAddress(path))
      return Response.redirect(new URL(found.address, request.url))
    return match(store, found.language, found.address)
  }
  if (found && isHashed(path)) return (await read()) ?? load()
  if (found) {
    const response = await networkFirst(load(), read)
    return isFrame(found.address) ? sandboxed(response) : response
  }
  if (request.mode !== 'navigate') return load()
  try {
    return await load()
  } catch (error) {
    const language = nearest(languages, path)
    const page =
      language && (await match(store, language, language.list.missing))
    if (!page) throw error
    return withMissingNotice(page)
  }
}

function find(languages: readonly SavedLanguage[], path: string) {
  for (const language of languages) {
    const address = savedAddress(path, language.list)
    if (address !== undefined) return { language, address }
  }
  return undefined
}

const isFrame = (address: string) => address.endsWith(`/${frameFile}`)

/**
 * A document with an opaque origin, as `sandbox="allow-scripts"` would give it. A frame with that
 * attribute bypasses the service worker, so a header of the document sandboxes it.
 */
function sandboxed(response: Response): Response {
  // The browser follows a redirect with another request to this worker.
  if (!response.ok) return response
  const headers = new Headers(response.headers)
  headers.append('content-security-policy', 'sandbox allow-scripts')
  return new Response(response.body, { headers })
}

function nearest(languages: readonly SavedLanguage[], path: string) {
  const list = nearestLanguage(
    path,
    languages.map((each) => each.list).filter(({ pages }) => pages > 0),
  )
  return languages.find((each) => each.list === list)
}

/** A missing entry is not an error, since browsers may delete anything. */
async function match(
  store: CacheStorage,
  { cache }: SavedLanguage,
  address: string,
): Promise<Response | undefined> {
  try {
    const packed = await store.match(address, { cacheName: cache })
    return packed && unpack(packed)
  } catch {
    return undefined
  }
}
