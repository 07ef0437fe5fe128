import { openDocsSearch } from '@/components/docs-search/store'
import { isTyping, singleKeysEnabled } from '@/components/shortcuts/single-keys'
import { isComposing } from './composing'
import { type Focus, reactionTo } from './hot-keys'
import { isInBar, visibleField } from './visible-field'

/**
 * True after a click until Tab moves the focus. A clicked button has the focus, but the reader did
 * not move it there.
 */
let clicked = false

function currentFocus(): Focus {
  const { activeElement } = document
  if (!activeElement) return 'other'
  if (activeElement.closest('[data-search-box]')) return 'box'
  if (activeElement.closest('[data-docs-search]'))
    return clicked ? 'other' : 'modal button'
  return isTyping(activeElement) ? 'input' : 'other'
}

function queryOf(
  source: 'none' | 'key' | 'box',
  key: string,
  field: HTMLInputElement | null | undefined,
): string {
  if (source === 'key') return key
  return source === 'box' ? (field?.value ?? '') : ''
}

/** Passes the shortcuts of decision 8 to the search that owns each. */
export function startSearchKeys(): void {
  document.addEventListener('pointerdown', () => {
    clicked = true
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') clicked = false
    // An open dialog has its own keys.
    if (document.querySelector('dialog[open]')) return
    const { key, code, ctrlKey: ctrl, altKey: alt, metaKey: meta } = event
    const field = visibleField()
    const setting = {
      boxInBar: isInBar(field),
      singleKeys: singleKeysEnabled(),
    }
    const reaction = reactionTo(
      { key, code, ctrl, alt, meta },
      currentFocus(),
      setting,
    )
    if (!reaction || isComposing(event)) return
    event.preventDefault()
    if (reaction.search === 'box') field?.focus()
    else void openDocsSearch(queryOf(reaction.query, key, field))
  })
}
