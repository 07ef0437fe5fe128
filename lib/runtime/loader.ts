import { type RuntimeScript, runtime } from './contract'
import {
  isNearControl,
  isShortcut,
  waitingControl,
  waitingLink,
} from './intent'

/** Milliseconds until scripts that do not come count as missing, and for which a clicked link waits for scripts that are on their way. */
const patience = { scripts: 20_000, link: 1000 } as const

/** Shown as `data-runtime` on `<html>`. */
type State = 'waiting' | 'fetched' | 'running' | 'ready' | 'failed'

interface Held {
  readonly event: Event
  readonly target: EventTarget
  readonly marked: Element | undefined
}

/**
 * Runs the scripts of a document when its reader first needs them: the page reads without. They are fetched when the browser is idle (not
 * where data is to be saved), and run when a pointer or the focus comes near a control, at a shortcut, or once the reader scrolls.
 * What is clicked or pressed before is kept and happens when everything listens. Nothing of the page itself is compared with anything, so a
 * translated or changed page stays as it is.
 *
 * Where scripts do not come: a document that was waited for is loaded once more; after that links are the browser's and all programs are shown.
 *
 * @returns what runs the scripts now
 */
export function startLoader(scripts: readonly RuntimeScript[]): () => void {
  const root = document.documentElement
  const saves = Boolean(navigator.connection?.saveData)
  const listening = new AbortController()
  const replayed = new WeakSet<Event>()
  const queue: Held[] = []
  let state: State = 'waiting'
  let missing = scripts.length

  function enter(next: State) {
    state = next
    root.dataset.runtime = next
  }

  function onFetched() {
    missing--
    if (missing === 0 && state === 'waiting') enter('fetched')
  }

  function run() {
    if (state !== 'waiting' && state !== 'fetched') return
    enter('running')
    const timer = setTimeout(fail, patience.scripts)
    addEventListener(
      runtime.ready,
      () => {
        clearTimeout(timer)
        end('ready')
      },
      { once: true },
    )
    afterParsing(() => {
      for (const { src, integrity } of scripts) {
        const script = document.createElement('script')
        script.async = true
        script.onerror = fail
        if (integrity) script.integrity = integrity
        script.src = src
        document.head.append(script)
      }
    })
  }

  function fail() {
    if (state !== 'running') return
    const [visit] = performance.getEntriesByType('navigation')
    const isRepeated =
      visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
    if (queue.length > 0 && !isRepeated) location.reload()
    else {
      root.classList.remove('js')
      end('failed')
    }
  }

  function end(next: 'ready' | 'failed') {
    enter(next)
    listening.abort()
    replayNext()
  }

  /** One event a task, so that each finds what the one before has done. */
  function replayNext() {
    const held = queue.shift()
    if (!held) return
    setTimeout(() => {
      replay(held)
      replayNext()
    })
  }

  function replay({ event, target, marked }: Held) {
    marked?.removeAttribute('aria-busy')
    const copy: Event = Reflect.construct(event.constructor, [
      event.type,
      event,
    ])
    replayed.add(copy)
    target.dispatchEvent(copy)
  }

  function hold(event: Event, marked?: Element): Held | undefined {
    const target = event.target
    if (!target) return undefined
    event.preventDefault()
    event.stopImmediatePropagation()
    marked?.setAttribute('aria-busy', 'true')
    const held = { event, target, marked }
    queue.push(held)
    run()
    return held
  }

  function holdLink(event: Event, link: Element) {
    const held = hold(event, link)
    setTimeout(() => {
      const place = held ? queue.indexOf(held) : -1
      if (!held || place < 0) return
      queue.splice(place, 1)
      replay(held)
    }, patience.link)
  }

  function onClick(event: MouseEvent) {
    if (replayed.has(event)) return
    const control = waitingControl(event)
    const link = waitingLink(event)
    if (control) hold(event, control)
    else if (link && missing === 0) holdLink(event, link)
  }

  function onKey(event: KeyboardEvent) {
    if (isShortcut(event) && !replayed.has(event)) hold(event)
  }

  function onNear(event: Event) {
    if (isNearControl(event, !saves)) run()
  }

  function listen<Kind extends keyof WindowEventMap>(
    kind: Kind,
    listener: (event: WindowEventMap[Kind]) => void,
  ) {
    const { signal } = listening
    addEventListener(kind, listener, { capture: true, passive: false, signal })
  }

  enter('waiting')
  listen('click', onClick)
  listen('keydown', onKey)
  listen('pointerover', onNear)
  listen('pointerdown', onNear)
  listen('focusin', onNear)
  if (!saves) listen('scroll', () => whenIdle(run))
  if (location.hash) whenIdle(run)
  if (!saves)
    afterLoad(() =>
      whenIdle(() => {
        for (const { src } of scripts) void prefetch(src, onFetched)
      }),
    )
  return run
}

/** Puts a script into the browser's cache. Not by `<link rel="prefetch">`, which Safari does not know and Firefox's policy would have to allow for everything. */
async function prefetch(src: string, onFetched: () => void): Promise<void> {
  try {
    const response = await fetch(src, { priority: 'low' })
    await response.arrayBuffer()
    if (response.ok) onFetched()
  } catch {
    // It is asked for again when it is needed.
  }
}

/** The inline scripts at a document's end come before those that read what they leave. */
export function afterParsing(task: () => void): void {
  if (document.readyState !== 'loading') task()
  else addEventListener('DOMContentLoaded', task, { once: true })
}

function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}

function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 200)
}
