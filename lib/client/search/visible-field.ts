const isVisible = (box: HTMLElement) => box.getClientRects().length > 0

/** The search boxes of the page that is shown: one in the bar at the top, one in the menu of narrow screens. */
export function searchBoxes(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-search-box]'))
}

const visibleBox = () => searchBoxes().find(isVisible)

/** The search field that is on the screen. */
export function visibleField(): HTMLInputElement | null | undefined {
  return visibleBox()?.querySelector('input')
}

/** Where the search field on the screen stands. */
export function placeOfField(): 'bar' | 'menu' | 'hidden' {
  const box = visibleBox()
  if (!box) return 'hidden'
  return box.dataset.place === 'menu' ? 'menu' : 'bar'
}
