import { isHashed } from './address'
import {
  isOfflineList,
  type OfflineList,
  type Outcome,
  offline,
} from './contract'
import { type Fetcher, fetchFile, SaveError } from './fetch-file'
import { pack } from './packed'
import {
  cacheName,
  listAddress,
  removeLanguage,
  requestName,
  type SavedLanguage,
  savedLanguages,
} from './saved'

export interface SaveOptions {
  readonly store: CacheStorage
  /** Path of the site, `/` or `/cookbook/`. */
  readonly scope: string
  readonly fetch: Fetcher
  /** Stops the work. */
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** The number of concurrent fetches; few, because the reader is still reading. */
const width = 4

/**
 * Saves the current state of a language. Unchanged files are copied from the saved state, the others
 * are fetched and checked by their hashes. The new state is used once it is complete. Until then,
 * and after a failure, the old state is.
 *
 * @returns the outcome; never rejects
 */
export async function saveLanguage(
  locale: string,
  options: SaveOptions,
): Promise<Outcome> {
  const { store, scope, signal } = options
  let before: SavedLanguage | undefined
  try {
    const languages = await savedLanguages(store, scope)
    before = languages.find((each) => each.list.locale === locale)
    const list = await fetchList(locale, options)
    if (before?.list.build !== list.build) {
      const cache = await store.open(cacheName(scope, list))
      await fill(cache, list, before, options)
    }
    await removeLanguage(store, scope, locale, cacheName(scope, list))
    return 'saved'
  } catch (error) {
    const outcome = signal.aborted ? 'removed' : outcomeOf(error)
    // Keeps the files so far for the next attempt, unless they are useless or there is no room. A
    // browser that refuses its storage has none.
    const cleanUp =
      outcome === 'unreachable'
        ? store.delete(requestName(scope, locale))
        : removeLanguage(store, scope, locale, before?.cache)
    await cleanUp.catch(() => undefined)
    return outcome
  }
}

async function fetchList(
  locale: string,
  { scope, fetch, signal }: SaveOptions,
): Promise<OfflineList> {
  const address = listAddress(scope, locale)
  const list: unknown = await fetchFile(fetch, address, {
    cache: 'no-cache',
    signal,
  })
    .then((response) => response.json())
    .catch(() => undefined)
  if (!isOfflineList(list)) throw new SaveError('unreachable')
  return list
}

async function fill(
  cache: Cache,
  list: OfflineList,
  before: SavedLanguage | undefined,
  options: SaveOptions,
): Promise<void> {
  const { store, scope, fetch, signal, onProgress } = options
  const files = Object.entries(list.files)
  const present = await pathsIn(cache)
  let done = 0

  async function get(address: string, hash: string): Promise<Response> {
    const isSame = before?.list.files[address] === hash
    const known =
      before &&
      isSame &&
      (await store.match(address, { cacheName: before.cache }))
    if (known) return known
    const file = await fetchFile(fetch, address, {
      // Bypasses the HTTP cache, where a slow download would block the reader's own request
      // for the same file.
      cache: isHashed(address) ? 'default' : 'no-store',
      signal,
      hash,
    })
    return pack(await file.arrayBuffer(), file.headers)
  }

  await inTurns(files, async ([address, hash]) => {
    signal.throwIfAborted()
    if (!present.has(address))
      await cache.put(address, await get(address, hash))
    onProgress(++done, files.length)
  })
  signal.throwIfAborted()
  const headers = {
    'content-type': 'application/json',
    [offline.savedAt]: new Date().toISOString(),
  }
  await cache.put(
    listAddress(scope, list.locale),
    new Response(JSON.stringify(list), { headers }),
  )
}

async function pathsIn(cache: Cache): Promise<ReadonlySet<string>> {
  const requests = await cache.keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}

/** Runs a few tasks at a time. After a failure no more begin, and the running ones end first. */
async function inTurns<Each>(
  all: readonly Each[],
  task: (each: Each) => Promise<void>,
): Promise<void> {
  const queue = [...all]
  const turn = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await task(next).catch((error: unknown) => {
        queue.length = 0
        throw error
      })
  }
  const turns = await Promise.allSettled(Array.from({ length: width }, turn))
  for (const each of turns) if (each.status === 'rejected') throw each.reason
}

/** The names of this error; that of Firefox is not a DOMException. */
const namesOfFull: readonly unknown[] = [
  'QuotaExceededError',
  'NS_ERROR_FILE_NO_DEVICE_SPACE',
]

function outcomeOf(error: unknown): Outcome {
  if (error instanceof SaveError) return error.outcome
  const isFull =
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    namesOfFull.includes(error.name)
  return isFull ? 'full' : 'refused'
}
