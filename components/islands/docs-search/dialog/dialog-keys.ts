import type { WatchedSearch } from '@/lib/client/search/docs-search/watched-client'
import { isK } from '@/lib/client/search/hot-keys'
import { whenAnswered } from './when-answered'

const controls = 'a[href], button:not([disabled]), input'

/** Moves the focus by one inside the dialog, from the last control to the first and back. */
function moveFocus(dialog: HTMLElement, by: 1 | -1): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(controls)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  const { activeElement } = document
  const now = stops.findIndex((stop) => stop.contains(activeElement))
  stops.at(now < 0 ? 0 : (now + by) % stops.length)?.focus()
}

const isSearchKey = (event: KeyboardEvent) =>
  isK(event) && (event.ctrlKey || event.metaKey) && !event.altKey

/**
 * Handles the dialog's own keys before DocSearch gets them. Escape and Ctrl/Cmd+K close, and Tab
 * stays inside. Enter waits for the answer to the current query; DocSearch would ignore the key, or
 * follow a hit of an earlier query.
 */
export function dialogKeys(
  dialog: HTMLElement,
  search: WatchedSearch,
  onClose: () => void,
): () => void {
  const answered = whenAnswered(search)
  const onKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, shiftKey } = event
    if (event.isComposing) return
    answered.cancel()
    const closes = key === 'Escape' || isSearchKey(event)
    const early =
      key === 'Enter' &&
      target instanceof HTMLInputElement &&
      answered.isPending()
    if (!(closes || early || key === 'Tab')) return
    event.preventDefault()
    event.stopPropagation()
    if (closes) onClose()
    if (key === 'Tab') moveFocus(dialog, shiftKey ? -1 : 1)
    if (!early) return
    const again = { key, ctrlKey, metaKey, shiftKey, bubbles: true }
    answered.wait(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', again)),
    )
  }
  dialog.addEventListener('keydown', onKey, true)
  return () => {
    answered.cancel()
    dialog.removeEventListener('keydown', onKey, true)
  }
}
