import { unmountIslands } from '@/lib/islands/hydrate'
import { changePage } from '../client/page'
import { canonicalPath, isSoftTarget } from './addresses'
import {
  beginReading,
  correctHash,
  scrollToPlace,
  showFirstScreen,
  showWhole,
} from './arrive'
import { createLeftPages } from './left-pages'
import { createPrefetcher } from './page-ahead'
import { fetchPage, hasPage, type Page, showPage } from './page-document'
import { finishProgress, startProgress } from './progress'

const left = createLeftPages(({ element }) => unmountIslands(element))
const ahead = createPrefetcher(fetchPage)

/**
 * The path of the page in the document. On the way back or forward, `location` changes before the
 * page does.
 */
let shown = location.pathname
/** The name and the query of the history entry whose page is in the document. */
let entry = entryName()
let query = location.search
/**
 * The reader's scroll offset. `scrollY` is wrong on the way back or forward: Safari scrolls the old
 * page to the heading of the other entry before it reports the traversal.
 */
let lastOffset = scrollY
let request = new AbortController()

/** Prefetches a page that the reader will probably open. */
export const prefetch = ahead.fetch

/** True when a path is that of the page in the document. */
export const isShown = (path: string) =>
  canonicalPath(path) === canonicalPath(shown)

/**
 * Shows a page of this language without a new document. The address changes when the page has
 * loaded. If that fails, the browser loads the document.
 */
export async function visit(href: string): Promise<void> {
  const url = new URL(href, location.href)
  if (!isSoftTarget(url) || !hasPage()) return location.assign(url)
  if (isShown(url.pathname)) return visitShown(url)
  try {
    const page = await read(url)
    if (!page) return
    // Read before only the first screen is laid out, which makes the page shorter.
    const offset = scrollY
    history.replaceState({ ...history.state, offset }, '')
    history.pushState({ entry: Date.now() }, '', url)
    replacePage(page, offset, url.hash ? showWhole : showFirstScreen)
    scrollToPlace()
    beginReading()
  } catch {
    location.assign(url)
  }
}

/**
 * Follows the reader back and forward. If the reader went back before the client listened, only the
 * address has changed, so the page of the entry is shown first.
 */
export function startTraversals(): void {
  shown = pathOfDocument()
  addEventListener('scroll', () => {
    lastOffset = scrollY
  })
  addEventListener('popstate', () => void traverse())
  correctHash()
  void traverse()
}

/** Moves to another place of the current page, as a new entry. */
function visitShown(url: URL): void {
  stop()
  if (url.href !== location.href) history.pushState(null, '', url)
  followQuery()
  scrollToPlace()
  beginReading()
}

/** Shows the page of the history entry that the reader went back or forward to. */
async function traverse(): Promise<void> {
  stop()
  if (isShown(location.pathname)) return followQuery()
  const offset = lastOffset
  const known = left.find(entryName())
  if (known?.page) {
    replacePage(known.page, offset)
    beginReading()
    // A browser scrolls to the heading of the address by itself, after this event.
    requestAnimationFrame(() => scrollToPlace(known.offset))
    return
  }
  try {
    const page = await read(new URL(location.href))
    if (!page) return
    replacePage(page, offset)
    scrollToPlace(known?.offset ?? history.state?.offset)
    beginReading()
  } catch {
    reload()
  }
}

/** Reads a page; undefined when the reader has navigated away meanwhile. */
async function read(url: URL): Promise<Page | undefined> {
  stop()
  const { signal } = request
  const address = url.origin + url.pathname + url.search
  startProgress(shown, url.pathname)
  try {
    const page = await (ahead.take(address) ?? fetchPage(address, signal))
    return signal.aborted ? undefined : page
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

/** Binds the current page again when its query has changed: it may name a choice of code. */
function followQuery(): void {
  entry = entryName()
  if (query === location.search) return
  query = location.search
  changePage()
}

/**
 * The name of the current history entry; its path when the browser made it, for a heading's link.
 */
function entryName(): string {
  return `${history.state?.entry ?? canonicalPath(location.pathname)}`
}

/** Aborts the page that is being fetched. */
function stop(): void {
  request.abort()
  request = new AbortController()
  finishProgress(shown)
}

/**
 * Replaces the current page, which was left at an offset. How much is laid out first is set only
 * then: the browser lays out a page once more before it removes the focused link.
 */
function replacePage(page: Page, offset: number, show = showWhole): void {
  left.keep(entry, showPage(page), offset)
  show()
  shown = location.pathname
  entry = entryName()
  query = location.search
  changePage()
  finishProgress(shown)
}

/**
 * Loads the document of the current history entry. It waits for the next frame, because a browser
 * restores the entry's scroll offset at its next layout, and a reload keeps the offset that it
 * finds.
 */
function reload(): void {
  requestAnimationFrame(() => setTimeout(() => location.reload()))
}

function pathOfDocument(): string {
  const [load] = performance.getEntriesByType('navigation')
  return new URL(load?.name ?? location.href, location.href).pathname
}
