import {
  isHashed,
  isOldAddress,
  nearestLanguage,
  savedAddress,
} from '@/lib/shared/offline/address'
import { showsMissing } from '@/lib/shared/offline/missing-page'
import type { SavedLanguage } from '@/lib/shared/offline/saved'
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
 * stand-in that says so.
 *
 * @throws as the host's answer does, when nothing is saved for the request
 */
export async function answer(
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
  if (found) return askHost(load(), read)
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

function nearest(languages: readonly SavedLanguage[], path: string) {
  const list = nearestLanguage(
    path,
    languages.map((each) => each.list),
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
