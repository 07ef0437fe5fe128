import { closest } from '../client/closest'

const isVisible = (box: HTMLElement) => box.getClientRects().length > 0

/**
 * The search boxes of the current page: one in the bar at the top, one in the menu of narrow
 * screens.
 */
function searchBoxes(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-search-box]'))
}

const visibleBox = () => searchBoxes().find(isVisible)

/** The search field on the screen. */
export function visibleField(): HTMLInputElement | null | undefined {
  return visibleBox()?.querySelector('input')
}

/** True for a field in the bar. On narrow screens it is in the menu, which may be closed. */
export function isInBar(field: HTMLElement | null | undefined): boolean {
  return closest(field ?? null, '[data-place="bar"]') !== null
}
