import { readStored, store } from './stored'

/** The storage key for shortcuts of a single key, which a reader may switch off (WCAG 2.1.4). */
export const singleKeysKey = 'single-key-shortcuts'

/** The choice made in this document, which holds where storage is blocked. */
let remembered: boolean | undefined

/** True when shortcuts of a single key are wanted, as they are by default. */
export function singleKeysWanted(): boolean {
  return remembered ?? readStored(singleKeysKey) !== 'off'
}

/** Switches the shortcuts of a single key on or off, for all pages and visits. */
export function setSingleKeys(wanted: boolean): void {
  remembered = wanted
  store(singleKeysKey, wanted ? 'on' : 'off')
}

/**
 * True when the focus is in a field, where no shortcut may react (specification section 5). A field
 * of a dialog that has just closed keeps the focus until the next frame; it does not count.
 */
export function isTyping(element: Element | null): boolean {
  if (!element || element.closest('dialog:not([open])')) return false
  return element.matches('input, select, textarea, [contenteditable]')
}
