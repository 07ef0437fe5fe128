import { closest } from '../closest'

const selector = '[data-docs-search]'

/** The button that a node belongs to. */
export function searchButtonOf(target: EventTarget | null): Element | null {
  return closest(target, selector)
}

/** The button of the page that is shown. */
export function searchButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}
