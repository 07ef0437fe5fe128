import { announce } from '../client/announce'
import { hashId } from './addresses'

/**
 * Milliseconds from the first frame until the rest is laid out; less than the 300 ms after which
 * headings are measured (specification section 9).
 */
const restDelay = 100

/**
 * Shows the first screen of a page before the layout of the rest (app/styles/prose.css), which
 * takes as long as fetching the page.
 */
export function showFirstScreen(): void {
  const { dataset } = document.documentElement
  dataset.arriving = ''
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete dataset.arriving
    }, restDelay),
  )
}

/** Lays out a page completely at once, because the browser is about to scroll. */
export function showWhole(): void {
  delete document.documentElement.dataset.arriving
}

/** Scrolls to an offset; without one to the heading of the address, else to the top. */
export function scrollToPlace(offset?: number): void {
  const heading = document.getElementById(hashId(location.hash))
  if (heading && offset === undefined)
    heading.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: offset ?? 0, behavior: 'instant' })
}

/**
 * Corrects a hash that names no heading as it is written: chats add the full stop after an address,
 * and people write capitals.
 */
export function correctHash(): void {
  const id = hashId(location.hash)
  if (!id || document.getElementById(id)) return
  const likely = id.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '')
  if (!document.getElementById(likely)) return
  history.replaceState(history.state, '', `#${likely}`)
  scrollToPlace()
}

/** Moves the focus to the beginning of the page, and announces its title to screen readers. */
export function beginReading(): void {
  focusReading(location.hash)
  announce(document.title)
}

/** Moves the focus to the heading of a hash, else to the article, without scrolling. */
function focusReading(hash: string): void {
  const heading = document.getElementById(hashId(hash))
  const place =
    heading?.querySelector('a') ?? document.getElementById('article')
  place?.focus({ preventScroll: true })
}
