/**
 * Where an arrow key moves the focus among tabs, with wraparound (specification section 4). Nothing for other keys. Space and Enter
 * select, which buttons do by themselves.
 */
export function moveTab(
  index: number,
  count: number,
  key: string,
): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  return undefined
}
