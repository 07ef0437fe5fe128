import { closest } from '@/lib/client/closest'

/** The explained word at an event's target. */
export const termAt = (target: EventTarget | null) =>
  closest<HTMLAnchorElement>(target, 'a[data-term]')

/**
 * True when a click came from a finger or a pen, which cannot hover.
 *
 * @param pointer kind of the last pointer, for browsers whose clicks do not have it
 */
export function isTap(event: MouseEvent, pointer = ''): boolean {
  const kind = 'pointerType' in event ? event.pointerType : pointer
  return event.detail > 0 && (kind === 'touch' || kind === 'pen')
}
