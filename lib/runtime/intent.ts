import { isPlainClick } from '@/lib/navigation/plain-click'
import { isK } from '@/lib/search/hot-keys'
import { isTyping, singleKeysWanted } from '@/lib/shortcuts/setting'
import { isTap } from '@/lib/terms/note/is-tap'

const controls =
  'button, input, select, textarea, summary, label, [role=tab], [data-zoomable]'
const searchBox = '[data-search-box]'
const searchButton = '[data-docs-search]'

const elementOf = ({ target }: Event) =>
  target instanceof Element ? target : undefined

/**
 * Whether a pointer or the focus has come to something that may need scripts. With links left out, only what does nothing without them counts.
 */
export function isNearControl(event: Event, withLinks: boolean): boolean {
  const wanted = withLinks ? `${controls}, a[href]` : controls
  return Boolean(elementOf(event)?.closest(wanted))
}

/** A click that does nothing, or something else, until scripts listen: what it was on. Popovers, links and modifiers are the browser's own. */
export function waitingControl(event: MouseEvent): Element | undefined {
  if (!isPlainClick(event)) return undefined
  const control = elementOf(event)?.closest(
    'button, [data-zoomable], [data-term]',
  )
  if (!control || control.matches('[popovertarget]')) return undefined
  if (control.matches('[data-term]') && !isTap(event)) return undefined
  return control
}

/** A link that a plain click would follow to another page of this site. */
export function waitingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined
  const link = elementOf(event)?.closest('a')
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const isElsewhere =
    link.origin === location.origin && link.pathname !== location.pathname
  return isElsewhere ? link : undefined
}

/** Whether a key may be a shortcut (decision 8's table, the sheet of shortcuts, tabs), which the page has to hear. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event
  const element = elementOf(event)
  if (event.isComposing || altKey) return false
  const inField = isTyping(element ?? null)
  if (ctrlKey || metaKey)
    return isK(event) && (!inField || Boolean(element?.closest(searchBox)))
  if (element?.closest('[role=tab]')) return /^(Arrow|Home|End)/.test(key)
  if (element?.closest(searchButton)) return isCharacter(event)
  return /^[/s?]$/.test(key) && !inField && singleKeysWanted()
}

/** A key that types one character, outside of a field. The space bar scrolls. */
export function isCharacter(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event
  const isPlain = !(event.isComposing || altKey || ctrlKey || metaKey)
  const inField = isTyping(elementOf(event) ?? null)
  return isPlain && key.length === 1 && key !== ' ' && !inField
}
