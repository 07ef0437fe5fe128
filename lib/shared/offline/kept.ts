import { isOfflineList, listPath, type OfflineList, offline } from './contract'

/** A language that is kept as a whole. */
export interface KeptLanguage {
  /** Name of its cache. */
  readonly cache: string
  readonly list: OfflineList
  /** ISO 8601, by the device's clock. */
  readonly keptAt: string | undefined
}

interface CacheOfLanguage {
  readonly name: string
  readonly locale: string
}

const beginOf = (scope: string) => `${offline.caches}:${scope}:`

/**
 * The cache of one state of a language. A new state is put together beside the old one, so that none is served by halves.
 *
 * @param scope path of the site, `/` or `/cookbook/`: several may share an origin
 */
export const cacheName = (scope: string, { locale, build }: OfflineList) =>
  `${beginOf(scope)}${locale}:${build}`

/** The cache that a request makes before all else: it holds nothing, and keeps the wish until something is there. */
export const wishName = (scope: string, locale: string) =>
  `${beginOf(scope)}${locale}:wish`

/** The address of a language's list. It is put into a cache last of all, so a cache that has it is whole. */
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
 * The languages that are kept as a whole, the newest state of each.
 *
 * @throws where the browser refuses its storage
 */
export async function keptLanguages(
  store: CacheStorage,
  scope: string,
): Promise<readonly KeptLanguage[]> {
  const found = new Map<string, KeptLanguage>()
  for (const { name, locale } of await cachesOf(store, scope)) {
    const address = listAddress(scope, locale)
    const response = await store.match(address, { cacheName: name })
    const list: unknown = await response?.json()
    if (!response || !isOfflineList(list)) continue
    const keptAt = response.headers.get(offline.keptAt) ?? undefined
    found.set(locale, { cache: name, list, keptAt })
  }
  return [...found.values()]
}

/** The languages that were asked for: whole ones, and those that are still to be completed or begun. */
export async function begunLanguages(
  store: CacheStorage,
  scope: string,
): Promise<readonly string[]> {
  const all = await cachesOf(store, scope)
  return [...new Set(all.map(({ locale }) => locale))]
}

/** Deletes everything of a language, or all of it but one cache. */
export async function removeLanguage(
  store: CacheStorage,
  scope: string,
  locale: string,
  except?: string,
): Promise<void> {
  for (const { name, locale: each } of await cachesOf(store, scope))
    if (each === locale && name !== except) await store.delete(name)
}
