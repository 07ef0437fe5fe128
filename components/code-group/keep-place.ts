/** Changes the page, then scrolls so that an element keeps its position on the screen. */
export function keepPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top
  change()
  scrollBy({
    top: element.getBoundingClientRect().top - before,
    behavior: 'instant',
  })
}
