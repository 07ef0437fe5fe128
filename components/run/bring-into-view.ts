/** The upper and lower edge of a part of the window. */
interface Extent {
  readonly top: number
  readonly bottom: number
}

/**
 * How far to scroll, in pixels, to bring a part into view: 0 if it is, and never so far that its
 * beginning scrolls out.
 */
export function scrollNeeded(part: Extent, view: Extent): number {
  const above = part.top - view.top
  if (above < 0) return above
  return Math.max(0, Math.min(part.bottom - view.bottom, above))
}

/** Brings the head of a panel and the output directly below it into view. The focus stays. */
export function bringIntoView(head: HTMLElement, output: HTMLElement): void {
  const { top } = head.getBoundingClientRect()
  const { bottom } = output.getBoundingClientRect()
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const by = scrollNeeded(
    { top, bottom },
    { top: Number.parseFloat(scrollPaddingTop) || 0, bottom: innerHeight },
  )
  if (by === 0) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: by, behavior: calm ? 'instant' : 'smooth' })
}

/** True while some of an element is in the window. */
export function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom >= 0
}
