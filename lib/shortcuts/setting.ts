/** Where it is kept that a reader has switched the shortcuts of a single key off (WCAG 2.1.4). */
export const singleKeysKey = 'single-key-shortcuts'

let remembered: boolean | undefined

/** Whether shortcuts of a single key are wanted; they are unless switched off. */
export function singleKeysWanted(): boolean {
  if (remembered !== undefined) return remembered
  try {
    return localStorage.getItem(singleKeysKey) !== 'off'
  } catch {
    return true
  }
}

/** Switches the shortcuts of a single key on or off, for all pages and visits. */
export function setSingleKeys(wanted: boolean): void {
  remembered = wanted
  try {
    localStorage.setItem(singleKeysKey, wanted ? 'on' : 'off')
  } catch {
    // Storage is blocked: the choice holds until the next document.
  }
}

/** Whether the focus is where keys are typed and no shortcut may react (specification section 5). */
export function isTyping(element: Element | null): boolean {
  return element?.matches('input, select, textarea, [contenteditable]') ?? false
}
