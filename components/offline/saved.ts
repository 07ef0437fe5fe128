import { isOfflineList, listPath, type OfflineList, offline } from './contract'

/** A language that is saved completely. */
export interface SavedLanguage {
  /** The name of its cache. */
  readonly cache: string
  readonly list: OfflineList
  /** ISO 8601, by the device's clock. */
  readonly savedAt: string | undefined
}

interface CacheOfLanguage {
  readonly name: string
  readonly locale: string
}

const beginOf = (scope: string) => `${offline.caches}:${scope}:`

/**
 * The name of the cache for one state of a language. A new state is built beside the old one, so
 * that no incomplete one is served.
 *
 * @param scope path of the site, `/` or `/cookbook/`: several sites may share an origin
 */
export const cacheName = (scope: string, { locale, build }: OfflineList) =>
  `${beginOf(scope)}${locale}:${build}`

/**
 * The name of the empty cache that a request creates first: it records the request until the first
 * file is saved.
 */
export const requestName = (scope: string, locale: string) =>
  `${beginOf(scope)}${locale}:requested`

/**
 * The address of a language's list. The list is stored last, so a cache that has it is complete.
 */
export const listAddress = (scope: string, locale: string) =>
  scope + listPath(locale)

async function cachesOf(
  store: CacheStorage,
  scope: string,
): Promise<CacheOfLanguage[]> {
  const begin = beginOf(scope)
  const names = await store.keys()
  return names
    .filter((name) => name.startsWith(begin))
    .map((name) => ({
      name,
      locale: name.slice(begin.length).split(':')[0] ?? '',
    }))
}

/**
 * The languages that are saved completely, the newest state of each.
 *
 * @throws when the browser refuses its storage
 */
export async function savedLanguages(
  store: CacheStorage,
  scope: string,
): Promise<readonly SavedLanguage[]> {
  const found = new Map<string, SavedLanguage>()
  for (const { name, locale } of await cachesOf(store, scope)) {
    const address = listAddress(scope, locale)
    const response = await store.match(address, { cacheName: name })
    const list: unknown = await response?.json().catch(() => undefined)
    if (!response || !isOfflineList(list)) continue
    const savedAt = response.headers.get(offline.savedAt) ?? undefined
    found.set(locale, { cache: name, list, savedAt })
  }
  return [...found.values()]
}

/** All requested languages: complete, partial, and not yet begun. */
export async function begunLanguages(
  store: CacheStorage,
  scope: string,
): Promise<readonly string[]> {
  const all = await cachesOf(store, scope)
  return [...new Set(all.map(({ locale }) => locale))]
}

/** Deletes all caches of a language, or all but one. */
export async function removeLanguage(
  store: CacheStorage,
  scope: string,
  locale: string,
  except?: string,
): Promise<void> {
  for (const { name, locale: each } of await cachesOf(store, scope))
    if (each === locale && name !== except) await store.delete(name)
}
