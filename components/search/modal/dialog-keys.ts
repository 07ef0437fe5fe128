const active = '.DocSearch-Hit[aria-selected=true]'
const controls = 'a[href], button:not([disabled]), input'

/** Lets Tab go round inside the dialog, wherever it stands. */
function moveFocus(dialog: HTMLElement, by: 1 | -1): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(controls)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  const { activeElement } = document
  const now = stops.findIndex((stop) => stop.contains(activeElement))
  stops.at(now < 0 ? 0 : (now + by) % stops.length)?.focus()
}

const isSearchKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey

/**
 * The dialog's own keys, before DocSearch hears of them: Escape and Ctrl/Cmd+K close, Tab stays inside, and Enter waits until there is
 * something to choose, where DocSearch would drop the search that is on its way.
 */
export function dialogKeys(
  dialog: HTMLElement,
  onClose: () => void,
): () => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    const early =
      key === 'Enter' &&
      target instanceof HTMLInputElement &&
      ('pending' in dialog.dataset || !dialog.querySelector(active))
    const closes = key === 'Escape' || isSearchKey(event)
    if (event.isComposing || !(closes || early || key === 'Tab')) return
    event.preventDefault()
    event.stopPropagation()
    if (closes) onClose()
    if (key === 'Tab') moveFocus(dialog, event.shiftKey ? -1 : 1)
  }
  dialog.addEventListener('keydown', onKey, true)
  return () => dialog.removeEventListener('keydown', onKey, true)
}
