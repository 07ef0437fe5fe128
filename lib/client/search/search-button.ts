import { closest } from '../closest'

const selector = '[data-docs-search]'

/** The docs search's button around a node. */
export function searchButtonOf(target: EventTarget | null): HTMLElement | null {
  return closest(target, selector)
}

/** The docs search's button of the present page. */
export function searchButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}
