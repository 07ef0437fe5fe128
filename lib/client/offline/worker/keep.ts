import {
  type Fetcher,
  fetchFile,
  Unkept,
} from '@/lib/client/offline/fetch-file'
import { isHashed } from '@/lib/shared/offline/address'
import {
  isOfflineList,
  type OfflineList,
  type Outcome,
  offline,
} from '@/lib/shared/offline/contract'
import {
  cacheName,
  type KeptLanguage,
  keptLanguages,
  listAddress,
  removeLanguage,
  wishName,
} from '@/lib/shared/offline/kept'
import { pack } from './packed'

export interface Keeping {
  readonly store: CacheStorage
  /** Path of the site, `/` or `/cookbook/`. */
  readonly scope: string
  readonly fetch: Fetcher
  /** Ends it. */
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

/** How many files are asked for at a time: a reader goes on reading meanwhile. */
const width = 4

/**
 * Keeps the present state of a language: what has not changed is taken from the kept state, the rest is fetched and compared with its
 * hash. The new state counts once all of it is there; until then, and if anything fails, the one before stays as it is.
 *
 * @returns how it ended; it does not throw
 */
export async function keepLanguage(
  locale: string,
  keeping: Keeping,
): Promise<Outcome> {
  const { store, scope, signal } = keeping
  let before: KeptLanguage | undefined
  try {
    const languages = await keptLanguages(store, scope)
    before = languages.find((each) => each.list.locale === locale)
    const list = await fetchList(locale, keeping)
    if (before?.list.build !== list.build) {
      const cache = await store.open(cacheName(scope, list))
      await fill(cache, list, before, keeping)
    }
    await removeLanguage(store, scope, locale, cacheName(scope, list))
    return 'kept'
  } catch (error) {
    const outcome = signal.aborted ? 'removed' : outcomeOf(error)
    // What has come so far is gone on from, unless it cannot be used or there is no room for it. Storage that is refused holds nothing.
    const leave =
      outcome === 'unreachable'
        ? store.delete(wishName(scope, locale))
        : removeLanguage(store, scope, locale, before?.cache)
    await leave.catch(() => undefined)
    return outcome
  }
}

async function fetchList(
  locale: string,
  { scope, fetch, signal }: Keeping,
): Promise<OfflineList> {
  const address = listAddress(scope, locale)
  const list: unknown = await fetchFile(fetch, address, {
    cache: 'no-cache',
    signal,
  })
    .then((response) => response.json())
    .catch(() => undefined)
  if (!isOfflineList(list)) throw new Unkept('unreachable')
  return list
}

async function fill(
  cache: Cache,
  list: OfflineList,
  before: KeptLanguage | undefined,
  keeping: Keeping,
): Promise<void> {
  const { store, scope, fetch, signal, onProgress } = keeping
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
      // Past the HTTP cache, in which a file that comes slowly would keep the reader's own request for it waiting.
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
    [offline.keptAt]: new Date().toISOString(),
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

/** A few at a time; after a failure no more are begun, and those under way end first. */
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

/** How browsers call it; Firefox's own error is no DOMException. */
const namesOfFull: readonly unknown[] = [
  'QuotaExceededError',
  'NS_ERROR_FILE_NO_DEVICE_SPACE',
]

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Unkept) return error.outcome
  const isFull =
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    namesOfFull.includes(error.name)
  return isFull ? 'full' : 'refused'
}
