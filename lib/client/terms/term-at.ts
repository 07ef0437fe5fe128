import { closest } from '../closest'

/** The explained word at which something happens. */
export const termAt = (target: EventTarget | null) =>
  closest<HTMLAnchorElement>(target, 'a[data-term]')
