const isVisible = (box: HTMLElement) => box.getClientRects().length > 0

/**
 * The search boxes of the present page: one in the bar at the top, one in the menu of narrow
 * screens.
 */
export function searchBoxes(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-search-box]'))
}

const visibleBox = () => searchBoxes().find(isVisible)

/** The search field on the screen. */
export function visibleField(): HTMLInputElement | null | undefined {
  return visibleBox()?.querySelector('input')
}

/** The place of the search field on the screen. */
export function placeOfField(): 'bar' | 'menu' | 'hidden' {
  const box = visibleBox()
  if (!box) return 'hidden'
  return box.dataset.place === 'menu' ? 'menu' : 'bar'
}
