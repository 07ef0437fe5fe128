import { announce } from '../say'
import { focusReading } from './focus-reading'
import { hashId } from './hash-id'

/** Milliseconds from the first frame until the rest is laid out: before anything measures headings (specification section 9, 300 ms). */
const moment = 100

/** Shows the first screen of a page before the rest of it is laid out (app/styles/prose.css), which takes as long as fetching it. */
export function showFirstScreen(): void {
  const { dataset } = document.documentElement
  dataset.arriving = ''
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete dataset.arriving
    }, moment),
  )
}

/** Lays a page out whole at once, for a browser is about to give it its offset. */
export function showWhole(): void {
  delete document.documentElement.dataset.arriving
}

/** Scrolls to the heading that the address names, else to an offset. */
export function scrollToPlace(offset = 0): void {
  const heading = document.getElementById(hashId(location.hash))
  if (heading) heading.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: offset, behavior: 'instant' })
}

/** Lets a reader go on where the page begins, and a screen reader say which page it is. */
export function beginReading(): void {
  focusReading(location.hash)
  announce(document.title)
}
