import { readStored, store } from './stored'

/** Where it is kept that a reader has switched the shortcuts of a single key off (WCAG 2.1.4). */
export const singleKeysKey = 'single-key-shortcuts'

/** What was chosen in this document, which holds where storage is blocked. */
let remembered: boolean | undefined

/** Whether shortcuts of a single key are wanted; they are unless switched off. */
export function singleKeysWanted(): boolean {
  return remembered ?? readStored(singleKeysKey) !== 'off'
}

/** Switches the shortcuts of a single key on or off, for all pages and visits. */
export function setSingleKeys(wanted: boolean): void {
  remembered = wanted
  store(singleKeysKey, wanted ? 'on' : 'off')
}

/** Whether the focus is where keys are typed and no shortcut may react (specification section 5). */
export function isTyping(element: Element | null): boolean {
  return element?.matches('input, select, textarea, [contenteditable]') ?? false
}
