import { onPage } from '@/lib/client/page'

/** The lists with the headings of the page: the sidebar, and "On this page". */
const lists = () =>
  Array.from(document.querySelectorAll<HTMLElement>('#sidebar, #headings'))

const markOf = (list: Element) =>
  list.querySelector('[aria-current=location]') ??
  list.querySelector('[aria-current=page]')

/** The fraction of a list above an entry that was scrolled into view. */
const above = 1 / 3

/** The scroll offset of the sidebar, and the sections that are folded. */
let offset = 0
const folded = new Set<string>()

/**
 * Marks the links to a heading. A list follows the mark as long as the mark is in view: otherwise
 * the reader has scrolled to something else.
 */
export function markHeading(id: string | undefined): void {
  for (const list of lists()) {
    const before = markOf(list)
    const follows = !before || isInView(list, before)
    for (const link of list.querySelectorAll('a[href^="#"]'))
      if (link.getAttribute('href') === `#${id}`)
        link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    const after = markOf(list)
    if (follows && after) reveal(list, after)
  }
  const read = document.querySelector('[data-heading-read]')
  if (read)
    read.textContent =
      document.querySelector('#headings [aria-current]')?.textContent ?? ''
}

/**
 * Preserves the scroll offset of the sidebar across soft navigations, and reveals the current page.
 * A list that opens as a popover reveals the mark.
 */
export function startOutlines(): void {
  onPage((leave) => {
    const sidebar = document.getElementById('sidebar')
    if (!sidebar) return
    restore(sidebar)
    const listening = { capture: true, signal: leave }
    sidebar.addEventListener('scroll', () => (offset = sidebar.scrollTop), {
      passive: true,
      signal: leave,
    })
    sidebar.addEventListener('toggle', onToggle, listening)
    const button = sidebar.querySelector('[data-all-headings]')
    button?.addEventListener('click', () =>
      button.setAttribute(
        'aria-expanded',
        String(button.getAttribute('aria-expanded') !== 'true'),
      ),
    )
    document.getElementById('headings')?.addEventListener('toggle', onToggle, {
      signal: leave,
    })
  })
}

function restore(sidebar: HTMLElement): void {
  for (const section of sidebar.querySelectorAll('details'))
    section.open =
      !folded.has(nameOf(section)) ||
      section.querySelector('[aria-current]') !== null
  sidebar.scrollTop = offset
  const page = markOf(sidebar)
  if (page) reveal(sidebar, page)
}

const nameOf = (section: Element) =>
  section.querySelector('summary')?.textContent ?? ''

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement) {
    if (target.open) folded.delete(nameOf(target))
    else folded.add(nameOf(target))
  } else if (target instanceof HTMLElement) {
    const mark = markOf(target)
    if (mark) reveal(target, mark)
  }
}

/** True when an entry of a list that scrolls can be seen whole. */
function isInView(list: Element, entry: Element): boolean {
  const box = list.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  return top >= box.top && bottom <= Math.min(box.bottom, innerHeight)
}

/**
 * Scrolls a list until an entry is visible, if it is not. The page does not scroll.
 */
function reveal(list: Element, entry: Element): void {
  if (list.clientHeight === 0 || isInView(list, entry)) return
  const { top } = list.getBoundingClientRect()
  const place = entry.getBoundingClientRect().top - top
  list.scrollTop += place - list.clientHeight * above
}
