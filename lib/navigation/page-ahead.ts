/**
 * Milliseconds for which a prefetched page may wait for its click; after that it is fetched again.
 */
export const maxAge = 60_000

/**
 * Prefetches one page at a time. The next one replaces it and aborts its request.
 *
 * @param read fetches a page
 */
export function createPrefetcher<Page>(
  read: (href: string, signal: AbortSignal) => Promise<Page>,
) {
  let ahead: { href: string; page: Promise<Page>; from: number } | undefined
  let request = new AbortController()

  return {
    /** Fetches a page, unless it is the prefetched one. A failed fetch stores nothing. */
    fetch(href: string): void {
      if (ahead?.href === href && isFresh(ahead.from)) return
      request.abort()
      request = new AbortController()
      const page = read(href, request.signal)
      const kept = { href, page, from: performance.now() }
      page.catch(() => {
        if (ahead === kept) ahead = undefined
      })
      ahead = kept
    },
    /** The page, if it is the prefetched one. It can be taken once. */
    take(href: string): Promise<Page> | undefined {
      if (ahead?.href !== href || !isFresh(ahead.from)) return undefined
      const { page } = ahead
      ahead = undefined
      request = new AbortController()
      return page
    },
  }
}

const isFresh = (from: number) => performance.now() - from < maxAge
