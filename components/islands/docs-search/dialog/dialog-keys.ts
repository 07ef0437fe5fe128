import { isComposing } from '@/lib/client/search/composing'
import type { WatchedSearch } from '@/lib/client/search/docs-search/watched-client'
import { isK } from '@/lib/client/search/hot-keys'
import { whenAnswered } from './when-answered'

const controls = 'a[href], button:not([disabled]), input'
/** The field and the links below DocSearch's list, which arrow keys reach where it has no rows. */
const fieldAndLinks = 'input, nav a'

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves the focus by one among controls of the dialog, from the last one to the first and back. */
function moveFocus(dialog: HTMLElement, among: string, by: 1 | -1): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(among)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  const { activeElement } = document
  // A row is a link around its buttons.
  const now = stops.findLastIndex((stop) => stop.contains(activeElement))
  stops.at(now < 0 ? 0 : (now + by) % stops.length)?.focus()
}

/** True for arrow keys on the links, or in the field of a dialog without rows. */
const ownsArrows = (dialog: HTMLElement, target: EventTarget | null) =>
  target instanceof HTMLAnchorElement
    ? target.closest('nav') !== null
    : !dialog.querySelector('.DocSearch-Hit')

const isSearchKey = (event: KeyboardEvent) =>
  isK(event) && (event.ctrlKey || event.metaKey) && !event.altKey

/**
 * Handles the dialog's own keys before DocSearch gets them. Escape and Ctrl/Cmd+K close, and Tab
 * stays inside. What is typed on a link goes to the field. Enter waits for the answer to the
 * current query; DocSearch would ignore the key, or follow a hit of an earlier query.
 */
export function dialogKeys(
  dialog: HTMLElement,
  search: WatchedSearch,
  onClose: () => void,
): () => void {
  const answered = whenAnswered(search)
  const onKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey, shiftKey } = event
    if (isComposing(event)) {
      // DocSearch would follow a hit.
      event.stopPropagation()
      return
    }
    answered.cancel()
    const closes = key === 'Escape' || isSearchKey(event)
    const early =
      key === 'Enter' &&
      target instanceof HTMLInputElement &&
      answered.isPending()
    const arrow = ownsArrows(dialog, target) ? arrows[key] : undefined
    const types = /^[\p{L}\p{N}]$/u.test(key) && !(ctrlKey || altKey || metaKey)
    if (types && target instanceof HTMLAnchorElement)
      dialog.querySelector('input')?.focus()
    if (!(closes || early || arrow || key === 'Tab')) return
    event.preventDefault()
    event.stopPropagation()
    if (closes) onClose()
    if (key === 'Tab') moveFocus(dialog, controls, shiftKey ? -1 : 1)
    if (arrow) moveFocus(dialog, fieldAndLinks, arrow)
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
