import { readStored, store } from '@/lib/client/stored'

/** The storage key for shortcuts of a single key, which a reader may switch off (WCAG 2.1.4). */
export const singleKeysKey = 'single-key-shortcuts'

/** The choice made in this document, used where storage is blocked. */
let remembered: boolean | undefined

/** True when shortcuts of a single key are on, which is the default. */
export function singleKeysEnabled(): boolean {
  return remembered ?? readStored(singleKeysKey) !== 'off'
}

/** Switches the shortcuts of a single key on or off, for all pages and visits. */
export function setSingleKeys(wanted: boolean): void {
  remembered = wanted
  store(singleKeysKey, wanted ? 'on' : 'off')
}

/**
 * True when the focus is in a field, where shortcuts are off (specification section 5). A field of a
 * dialog that has just closed has the focus until the next frame; it does not count.
 */
export function isTyping(element: Element | null): boolean {
  if (!element || element.closest('dialog:not([open])')) return false
  return element.matches('input, select, textarea, [contenteditable]')
}
