import { closest } from '../closest'
import { isSoftTarget } from './addresses'
import { showWhole } from './arrive'
import { hasPage } from './page-document'
import { isPlainClick } from './plain-click'
import { fetchAhead, isShown, startTraversals, visit } from './visit'

/**
 * Milliseconds that a pointer or the focus must rest on a link before its page is prefetched: a
 * pointer that only passes fetches nothing.
 */
const rest = 65

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
 * present page.
 */
export function startLinks(): void {
  if (!hasPage()) return
  document.addEventListener('click', onClick)
  if (!navigator.connection?.saveData) startFetchingAhead()
  startTraversals()
}

function onClick(event: MouseEvent): void {
  const link = linkOf(event)
  if (!link || event.defaultPrevented || !isPlainClick(event)) return
  if (!isSoft(link)) return
  link.closest<HTMLElement>(':popover-open')?.hidePopover()
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
function startFetchingAhead(): void {
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
    if (page) timer = setTimeout(fetchAhead, rest, page)
  }
  document.addEventListener('pointerover', wait)
  document.addEventListener('focusin', wait)
  document.addEventListener('pointercancel', leave)
  document.addEventListener('click', leave)
  document.addEventListener('mousedown', (event) => {
    const page = isPlainClick(event) && pageOf(event)
    if (page) fetchAhead(page)
  })
}
