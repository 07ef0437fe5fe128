/** The part of a list above an entry that was brought into view. */
const above = 1 / 3

/** True when an entry of a list that scrolls can be seen whole. */
export function isInView(list: Element, entry: Element): boolean {
  const box = list.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  return top >= box.top && bottom <= Math.min(box.bottom, innerHeight)
}

/**
 * Scrolls a list until an entry can be seen, and leaves it alone when it can be seen already. The
 * page does not scroll.
 */
export function reveal(list: Element, entry: Element): void {
  if (list.clientHeight === 0 || isInView(list, entry)) return
  const { top } = list.getBoundingClientRect()
  const place = entry.getBoundingClientRect().top - top
  list.scrollTop += place - list.clientHeight * above
}
