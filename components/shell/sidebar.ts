import { onPage } from '@/lib/client/page'
import { sidebarHighlightLimits } from '@/lib/limits'
import { hashId } from '@/lib/navigation/addresses'
import { isShown } from '@/lib/navigation/visit'
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
 * Highlights the active heading in the sidebar. Once the reader has scrolled, also writes its hash
 * into the address, without a new history entry.
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
  // While a slow page loads after Back, the address is already its own.
  const mayWrite = scrolled && isShown(location.pathname)
  if (mayWrite && hash !== location.hash && !isRead(hashTarget))
    history.replaceState(
      history.state,
      '',
      location.pathname + location.search + hash,
    )
}

/**
 * Moves the focus into the drawer of narrow screens: after it is opened by a key, the next Tab in
 * Safari would move to the page behind it.
 */
function enterDrawer({ newState, currentTarget }: ToggleEvent): void {
  const isByKey = document.activeElement?.matches(
    '[popovertarget=sidebar]:focus-visible',
  )
  if (newState === 'open' && isByKey && currentTarget instanceof Element)
    currentTarget.querySelector<HTMLElement>('input, summary, a')?.focus()
}

/** Highlights the active heading in the sidebar (specification section 4). */
export function startSidebar(): void {
  onPage((leave) => {
    document
      .getElementById('sidebar')
      ?.addEventListener('toggle', enterDrawer, { signal: leave })
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
