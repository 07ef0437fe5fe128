interface Held {
  readonly event: Event
  readonly target: EventTarget
  readonly marked: Element | undefined
}

/** Events that nobody hears yet: they are kept, and happen again when somebody does, in their order. */
export function createHeldEvents() {
  const queue: Held[] = []
  const replayed = new WeakSet<Event>()

  function replay({ event, target, marked }: Held) {
    marked?.removeAttribute('aria-busy')
    const copy: Event = Reflect.construct(event.constructor, [
      event.type,
      event,
    ])
    replayed.add(copy)
    const isHandled = !target.dispatchEvent(copy)
    if (event instanceof KeyboardEvent && !isHandled) typeInto(event)
  }

  return {
    /** How many wait. */
    count: () => queue.length,
    /** Whether an event is one that happens again. */
    isReplayed: (event: Event) => replayed.has(event),
    /** Keeps an event, and says so on what it was for. Returns what lets it happen now if it still waits. */
    hold(event: Event, marked?: Element): () => void {
      const { target } = event
      if (!target) return () => {}
      event.preventDefault()
      event.stopImmediatePropagation()
      marked?.setAttribute('aria-busy', 'true')
      const held = { event, target, marked }
      queue.push(held)
      return () => {
        const place = queue.indexOf(held)
        if (place < 0) return
        queue.splice(place, 1)
        replay(held)
      }
    },
    /** Lets all happen, one a task, so that each finds what the one before has done. */
    replayAll() {
      const held = queue.shift()
      if (!held) return
      setTimeout(() => {
        replay(held)
        this.replayAll()
      })
    },
  }
}

/** A synthetic key types nothing: its character is put into the field that a key before it has led to. */
function typeInto({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return
  if (key.length !== 1 || ctrlKey || metaKey) return
  field.setRangeText(
    key,
    field.selectionStart ?? 0,
    field.selectionEnd ?? 0,
    'end',
  )
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }))
}
