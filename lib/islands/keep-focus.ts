import { setField } from './set-field'

const controls = 'input, textarea, button, a[href], [tabindex]'

/**
 * Remembers the focused control of an island. Where an extension or a translator has changed the
 * island, React recreates its elements, perhaps while a reader types into one.
 *
 * @returns gives focus and text to the new control
 */
export function keepFocus(root: HTMLElement): () => void {
  const all = () => [...root.querySelectorAll<HTMLElement>(controls)]
  const before = document.activeElement
  const index = before instanceof HTMLElement ? all().indexOf(before) : -1
  return () => {
    if (index < 0 || document.activeElement === before) return
    const now = all()[index]
    now?.focus({ preventScroll: true })
    if (now instanceof HTMLInputElement && before instanceof HTMLInputElement)
      setField(now, before.value)
  }
}
