import { useEffect, useRef, useState } from 'react'
import type { Host } from '@/lib/client/host'
import { isComposing } from '@/lib/client/search/composing'
import { searchBoxes } from '@/lib/client/search/visible-field'
import { showInField } from './show-in-field'

interface FieldEvents {
  readonly focus: () => void
  readonly blur: () => void
  readonly type: (query: string) => void
  readonly move: (by: 1 | -1) => void
  readonly escape: () => void
  readonly enter: () => void
}

/**
 * Listens to the search fields of the current page: one in the bar and one in the menu.
 *
 * @returns the box that was used last
 */
export function useSearchField(
  { onPage }: Pick<Host, 'onPage'>,
  events: FieldEvents,
): HTMLElement | null {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const latest = useRef(events)
  latest.current = events

  useEffect(
    () =>
      onPage((pageEnd) => {
        const boxes = searchBoxes()
        for (const each of boxes)
          bind(each, latest, pageEnd, () => setBox(each))
        pageEnd.addEventListener('abort', () => {
          setBox(null)
          // The page may come back: its list is closed then.
          for (const each of boxes) {
            const query = each.querySelector('input')?.value ?? ''
            showInField(each, { query, isOpen: false, focus: -1 })
          }
        })
      }),
    [onPage],
  )

  return box
}

function bind(
  box: HTMLElement,
  latest: { readonly current: FieldEvents },
  signal: AbortSignal,
  onUse: () => void,
): void {
  const input = box.querySelector('input')
  if (!input) return
  const onFocus = () => {
    onUse()
    latest.current.focus()
  }
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    // The retry button is inside the box, and Tab reaches it.
    const staysInside =
      relatedTarget instanceof Node && box.contains(relatedTarget)
    if (!staysInside) latest.current.blur()
  }
  const type = () => latest.current.type(input.value)
  input.addEventListener('focus', onFocus, { signal })
  box.addEventListener('focusout', onLeave, { signal })
  input.addEventListener('input', type, { signal })
  input.addEventListener('keydown', (event) => onKey(event, latest.current), {
    signal,
  })
  if (document.activeElement === input) onFocus()
  if (input.value) type()
}

function onKey(event: KeyboardEvent, events: FieldEvents): void {
  if (isComposing(event)) return
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => events.move(1),
    ArrowUp: () => events.move(-1),
    Escape: events.escape,
    Enter: events.enter,
  }
  const action = actions[event.key]
  if (!action) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
