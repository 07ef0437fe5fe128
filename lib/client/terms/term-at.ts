import { closest } from '../closest'

/** The explained word at an event's target. */
export const termAt = (target: EventTarget | null) =>
  closest<HTMLAnchorElement>(target, 'a[data-term]')
