import { hashId } from '@/lib/client/navigation/addresses'
import { sidebarHighlightLimits } from '@/lib/shared/limits'
import { isShown } from '../navigation/visit'
import { onPage } from '../page'
import { activeHeading } from './active-heading'
import { debounce } from './debounce'
import { markHeading } from './outlines'

const { delay, offset } = sidebarHighlightLimits

const links = () =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>('#sidebar a[href^="#"]'),
  )

/** True while the target of the address is in view and has no link in the sidebar. */
function isRead(hashTarget: HTMLElement | null): boolean {
  if (!hashTarget?.closest('[data-own-addresses]')) return false
  const { top, bottom } = hashTarget.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/**
 * Highlights the sidebar's link of the heading that is read. Once the reader has scrolled, also
 * puts its hash into the address, without a new history entry.
 */
function highlight(scrolled: boolean): void {
  const root = document.documentElement
  const line =
    scrollY +
    Number.parseFloat(getComputedStyle(root).scrollPaddingTop) +
    offset
  const positions = links().flatMap((link) => {
    const heading = document.getElementById(hashId(link.hash))
    return heading
      ? [{ id: heading.id, top: heading.getBoundingClientRect().top + scrollY }]
      : []
  })
  const atTop = scrollY <= offset
  const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1
  const hashTarget = document.getElementById(hashId(location.hash))
  const id = activeHeading(positions, line, {
    atTop,
    atEnd,
    current: hashId(location.hash),
  })
  markHeading(id)
  const hash = atTop || !id ? '' : `#${id}`
  // On the way back to a slow page, the address is that of another page.
  const mayWrite = scrolled && isShown(location.pathname)
  if (mayWrite && hash !== location.hash && !isRead(hashTarget))
    history.replaceState(
      history.state,
      '',
      location.pathname + location.search + hash,
    )
}

/** Keeps the sidebar's highlight on the heading that is read (specification section 4). */
export function startSidebar(): void {
  onPage((leave) => {
    let scrolled = false
    const { call, cancel } = debounce(() => highlight(scrolled), delay)
    const onScroll = () => {
      scrolled = true
      call()
    }
    addEventListener('scroll', onScroll, { passive: true, signal: leave })
    leave.addEventListener('abort', cancel)
    call()
  })
}
