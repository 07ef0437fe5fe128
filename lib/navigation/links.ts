import { closest } from '../client/closest'
import { setVisit } from '../client/navigate'
import { isSoftTarget } from './addresses'
import { showWhole } from './arrive'
import { hasPage } from './page-document'
import { isPlainClick } from './plain-click'
import { isShown, prefetch, startTraversals, visit } from './visit'

/**
 * Milliseconds that a pointer or the focus must rest on a link before its page is prefetched: a
 * pointer that only passes by fetches nothing.
 */
const hoverDelay = 65

const linkOf = ({ target }: Event) =>
  closest<HTMLAnchorElement>(target, 'a[href]')

/** True when a link leads to a page of this language, which can be shown without a new document. */
function isSoft(link: HTMLAnchorElement): boolean {
  if (link.target || link.hreflang || link.hasAttribute('download'))
    return false
  return isSoftTarget(new URL(link.href))
}

/**
 * Follows plain links inside one language without loading a document. Everything else stays with
 * the browser: other languages, files, other sites, clicks with a modifier, and headings of the
 * current page.
 */
export function startLinks(): void {
  if (!hasPage()) return
  document.addEventListener('click', onClick)
  if (!navigator.connection?.saveData) startPrefetching()
  startTraversals()
  setVisit((href) => void visit(href))
}

function onClick(event: MouseEvent): void {
  const link = linkOf(event)
  if (!link || event.defaultPrevented || !isPlainClick(event)) return
  // Also for a link to another document: Back may show this one as it was.
  link.closest<HTMLElement>(':popover-open')?.hidePopover()
  if (!isSoft(link)) return
  const isHeading =
    link.hash && isShown(link.pathname) && link.search === location.search
  if (isHeading) {
    showWhole()
    return
  }
  event.preventDefault()
  void visit(link.href)
}

/**
 * Prefetches the page of a link when a pointer or the focus rests on it, or a mouse button goes
 * down.
 */
function startPrefetching(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => clearTimeout(timer)
  const pageOf = (event: Event) => {
    const link = linkOf(event)
    if (!link || !isSoft(link) || isShown(link.pathname)) return undefined
    return link.origin + link.pathname + link.search
  }
  const wait = (event: Event) => {
    leave()
    const page = pageOf(event)
    if (page) timer = setTimeout(prefetch, hoverDelay, page)
  }
  document.addEventListener('pointerover', wait)
  document.addEventListener('focusin', wait)
  document.addEventListener('pointercancel', leave)
  document.addEventListener('click', leave)
  document.addEventListener('mousedown', (event) => {
    const page = isPlainClick(event) && pageOf(event)
    if (page) prefetch(page)
  })
}
