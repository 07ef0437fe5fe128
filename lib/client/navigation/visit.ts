import { changePage } from '../page'
import {
  beginReading,
  scrollToPlace,
  showFirstScreen,
  showWhole,
} from './arrive'
import { canonicalPath } from './canonical-path'
import { createLeftPages } from './left-pages'
import { createPageAhead } from './page-ahead'
import { fetchPage, type Page, showPage } from './page-document'
import { finishProgress, startProgress } from './progress'
import { isSoftTarget } from './soft-target'

const left = createLeftPages()
const ahead = createPageAhead(fetchPage)

/** The path whose page is in the document; the address is ahead of it while a page that is come back to is fetched. */
let shown = location.pathname
let request = new AbortController()

/** Fetches a page that will probably be asked for. */
export const fetchAhead = ahead.fetch

/** Whether an address is that of the page that is shown. */
export const isShown = (path: string) =>
  canonicalPath(path) === canonicalPath(shown)

/**
 * Shows a page of this language inside the document. The address changes when the page is there. Where it does not come as
 * it should, the browser loads its document.
 */
export async function visit(href: string): Promise<void> {
  const url = new URL(href, location.href)
  if (!isSoftTarget(url)) return location.assign(url)
  if (isShown(url.pathname)) return visitShown(url)
  try {
    const page = await read(url)
    if (!page) return
    history.replaceState({ offset: scrollY }, '')
    history.pushState(null, '', url)
    if (!url.hash) showFirstScreen()
    replacePage(page)
    scrollToPlace()
    beginReading()
  } catch {
    location.assign(url)
  }
}

/** Follows the reader back and forward, from the page that the document was loaded with: where somebody went back before this was here, the address alone has changed. */
export function startTraversals(): void {
  shown = pathOfDocument()
  addEventListener('popstate', () => void traverse())
  void traverse()
}

/** Shows another place of the page that is shown, as a new entry. */
function visitShown(url: URL): void {
  stop()
  const isOtherChoice = url.search !== location.search
  if (url.href !== location.href) history.pushState(null, '', url)
  if (isOtherChoice) changePage()
  scrollToPlace()
  beginReading()
}

/** Shows the page of the entry that a reader came back to. */
async function traverse(): Promise<void> {
  stop()
  if (isShown(location.pathname)) return
  const known = left.find(location.pathname)
  if (known?.page) {
    showWhole()
    replacePage(known.page)
    beginReading()
    return
  }
  try {
    const page = await read(new URL(location.href))
    if (!page) return
    replacePage(page)
    scrollToPlace(known?.offset ?? history.state?.offset)
    beginReading()
  } catch {
    reload()
  }
}

/** Reads a page; nothing where the reader has asked for something else meanwhile. */
async function read(url: URL): Promise<Page | undefined> {
  stop()
  const { signal } = request
  const address = url.origin + url.pathname + url.search
  void startProgress(shown, url.pathname)
  try {
    const page = await (ahead.take(address) ?? fetchPage(address, signal))
    return signal.aborted ? undefined : page
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

/** Gives up a page that is on its way. */
function stop(): void {
  request.abort()
  request = new AbortController()
  void finishProgress(shown)
}

function replacePage(page: Page): void {
  const offset = scrollY
  left.keep(shown, showPage(page), offset)
  shown = location.pathname
  changePage()
  void finishProgress(shown)
}

/**
 * Loads the document of the entry that a reader came back to. After the next frame: a browser gives the entry its offset when
 * it lays the page out again, and a reload keeps what it finds.
 */
function reload(): void {
  requestAnimationFrame(() => setTimeout(() => location.reload()))
}

/** The path that the document was loaded from. */
function pathOfDocument(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? location.href, location.href).pathname
}
