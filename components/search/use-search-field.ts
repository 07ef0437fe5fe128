import { useEffect, useRef, useState } from 'react'
import { searchBoxes } from './visible-field'

interface FieldEvents {
  readonly focus: () => void
  readonly blur: () => void
  readonly type: (query: string) => void
  readonly move: (by: 1 | -1) => void
  readonly escape: () => void
  readonly enter: () => void
}

/**
 * Listens to the search fields of the page that is shown, of which there is one in the bar and one in the menu.
 *
 * @param path a new path means new fields
 * @returns the box that was used last
 */
export function useSearchField(
  path: string,
  events: FieldEvents,
): HTMLElement | null {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const latest = useRef(events)
  latest.current = events

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const each of searchBoxes()) {
      const input = each.querySelector('input')
      if (!input) continue
      const start = () => {
        setBox(each)
        latest.current.focus()
      }
      input.addEventListener('focus', start, { signal })
      each.addEventListener(
        'focusout',
        ({ relatedTarget }) => {
          // The button that tries again is in the box, and reached by Tab.
          const stays =
            relatedTarget instanceof Node && each.contains(relatedTarget)
          if (!stays) latest.current.blur()
        },
        { signal },
      )
      input.addEventListener('input', () => latest.current.type(input.value), {
        signal,
      })
      input.addEventListener(
        'keydown',
        (event) => onKey(event, latest.current),
        { signal },
      )
      if (document.activeElement === input) start()
      if (input.value) latest.current.type(input.value)
    }
    return () => {
      controller.abort()
      setBox(null)
    }
  }, [path])

  return box
}

function onKey(event: KeyboardEvent, events: FieldEvents): void {
  // Safari's Enter that ends a composition says so by its code alone.
  if (event.isComposing || event.keyCode === 229) return
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
