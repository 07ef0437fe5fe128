import type { liteClient } from 'algoliasearch/lite'

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>

type Cache = NonNullable<ClientOptions['hostsCache']>
type Key = Parameters<Cache['get']>[0]

/**
 * Remembers failed hosts, so that they are skipped for two minutes (specification section 8; the
 * library stores the time in the values). The library's own cache reads under another key than it
 * writes, and so forgets every failure.
 *
 * Values stay objects, since they have methods, and only in memory.
 */
export function createHostsCache(): Cache {
  const states = new Map<string, unknown>()
  return {
    async get<Value>(key: Key, otherwise: () => Promise<Value>) {
      const known = states.get(cacheKey(key))
      return known === undefined ? otherwise() : (known as Value)
    },
    async set(key, value) {
      states.set(cacheKey(key), value)
      return value
    },
    async delete(key) {
      states.delete(cacheKey(key))
    },
    async clear() {
      states.clear()
    },
  }
}

/** A host's address and purpose, without its changing state. */
function cacheKey(key: Key): string {
  if (typeof key === 'string') return key
  const { protocol, url, port, accept } = key
  return [protocol, url, port, accept].join(' ')
}
