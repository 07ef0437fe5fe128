const origin = 'https://example.org'

const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).href

const unused = () => {
  throw new Error('This is not needed here')
}

interface Limits {
  /** The number of entries that fit. */
  room: number
  /** The error of every call. */
  refusal?: { readonly name: string }
}

function createCache(limits: Limits): Cache {
  const entries = new Map<string, Response>()
  return {
    add: unused,
    addAll: unused,
    matchAll: unused,
    delete: async (request) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async (request) => entries.get(urlOf(request))?.clone(),
    async put(request, response) {
      if (limits.room-- <= 0)
        throw new DOMException('full', 'QuotaExceededError')
      entries.set(urlOf(request), response)
    },
  }
}

/** A browser's caches, for tests. */
export function createCaches(limits: Limits = { room: 1000 }) {
  const all = new Map<string, Cache>()
  const refuse = () => {
    if (limits.refusal) throw limits.refusal
  }
  const store: CacheStorage = {
    async delete(name) {
      refuse()
      return all.delete(name)
    },
    async has(name) {
      return all.has(name)
    },
    async keys() {
      refuse()
      return [...all.keys()]
    },
    async match(request, { cacheName = '' } = {}) {
      refuse()
      return all.get(cacheName)?.match(request)
    },
    async open(name) {
      refuse()
      const cache = all.get(name) ?? createCache(limits)
      all.set(name, cache)
      return cache
    },
  }
  return { store, limits }
}
