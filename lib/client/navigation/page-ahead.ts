/** How long a page that was fetched ahead may wait for its click, in milliseconds: after that its host is asked again. */
export const lastsFor = 60_000

/**
 * Keeps the page that will probably be asked for next. There is one: the next takes its place, and ends its request.
 *
 * @param read fetches a page
 */
export function createPageAhead<Page>(
  read: (href: string, signal: AbortSignal) => Promise<Page>,
) {
  let ahead: { href: string; page: Promise<Page>; from: number } | undefined
  let request = new AbortController()

  return {
    /** Fetches a page, unless it is the one that is kept. Where that fails, nothing is kept. */
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
    /** The page, if it is the one that is kept. It can be taken once. */
    take(href: string): Promise<Page> | undefined {
      if (ahead?.href !== href || !isFresh(ahead.from)) return undefined
      const { page } = ahead
      ahead = undefined
      request = new AbortController()
      return page
    },
  }
}

const isFresh = (from: number) => performance.now() - from < lastsFor
