import {
  isHashed,
  isOldAddress,
  nearestLanguage,
  savedAddress,
} from '@/lib/shared/offline/address'
import { showsMissing } from '@/lib/shared/offline/missing-page'
import type { SavedLanguage } from '@/lib/shared/offline/saved'
import { frameFile } from '@/lib/shared/run/contract'
import type { createAskHost } from './ask-host'
import { unpack } from './packed'

interface Answering {
  /** The saved languages. */
  readonly languages: readonly SavedLanguage[]
  readonly store: CacheStorage
  readonly askHost: ReturnType<typeof createAskHost>
  /** Fetches from the host. */
  readonly load: () => Promise<Response>
}

/**
 * Answers a request of a page. Hashed files come from the saved language. Everything else comes
 * from the host, or from the saved language when the host fails. A page that neither has gets a
 * stand-in that says so. The frame of programs is put into its sandbox whoever has it.
 *
 * @throws as the host's answer does, when nothing is saved for the request
 */
export async function respond(
  request: Request,
  { languages, store, askHost, load }: Answering,
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
    const response = await askHost(load(), read)
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
    return showsMissing(page)
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
 * A document with an origin of its own, as `sandbox="allow-scripts"` would give it. Browsers load a
 * frame with that attribute past the service worker, so here the document's header says it.
 */
function sandboxed(response: Response): Response {
  // A redirect is followed by a request that comes here again.
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

/** Browsers may delete anything: a missing entry is no error. */
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
