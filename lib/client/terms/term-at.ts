/** The explained word at which something happens. */
export function termAt(
  target: EventTarget | null,
): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>('a[data-term]') ?? undefined
}
