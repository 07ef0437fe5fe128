import { keepHash } from '@/lib/navigation/keep-hash'
import { loadEntry } from '@/lib/navigation/load-entry'
import { askForAnother } from './another-document'
import { type RuntimeScript, runtime } from './contract'
import { takeEarlyClicks } from './early-clicks'
import { createHeldEvents } from './held-events'
import {
  isCharacter,
  isNearControl,
  isShortcut,
  waitingControl,
  waitingLink,
} from './intent'
import { createScripts } from './scripts'
import { afterLoad, afterParsing, whenIdle } from './when'

/** Milliseconds for which a clicked link waits for scripts that are on their way. */
const linkPatience = 1000
/** How often scripts are asked for that nobody waits for. */
const mostAttempts = 3

/** Shown as `data-runtime` on `<html>`. */
type State = 'waiting' | 'fetched' | 'running' | 'ready' | 'failed'

/**
 * Runs the scripts of a document when its reader first needs them: the page reads without. They are fetched when the browser is idle (not
 * where data is to be saved), and run when a pointer or the focus comes near a control, at a shortcut, or once the reader scrolls.
 * What is clicked or pressed before is kept and happens when everything listens. Nothing of the page itself is compared with anything, so a
 * translated or changed page stays as it is.
 *
 * Where scripts do not come, they are asked for again at the next occasion. Where somebody waits for them, the document is loaded once more
 * if its host can be reached; after that links are the browser's and all programs are shown. A link that waits for them is followed.
 *
 * @param list of the scripts
 * @param prepare leaves what they need, before they run; throws when the document is not all there
 * @returns what runs the scripts now
 */
export function startLoader(
  list: readonly RuntimeScript[],
  prepare: (() => void) | undefined,
): () => void {
  const root = document.documentElement
  const shown = location.pathname
  const saves = Boolean(navigator.connection?.saveData)
  const listening = new AbortController()
  const scripts = createScripts(list)
  const held = createHeldEvents()
  let state: State = 'waiting'
  let attempts = 0
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function enter(next: State) {
    state = next
    root.dataset.runtime = next
  }

  function run() {
    if (state !== 'waiting' && state !== 'fetched') return
    enter('running')
    attempts++
    afterParsing(() => {
      timer = setTimeout(fail, runtime.patience)
      if (!isPrepared()) fail()
      else scripts.run(fail)
    })
  }

  function isPrepared(): boolean {
    try {
      prepare?.()
      prepare = undefined
      return true
    } catch {
      return false
    }
  }

  function fail() {
    if (state !== 'running') return
    clearTimeout(timer)
    if (isLeaving) giveUp()
    else if (held.count() > 0) void askForAnother().then(giveUp)
    else if (attempts < mostAttempts) enter('waiting')
    else giveUp()
  }

  function giveUp() {
    if (state !== 'running') return
    root.classList.remove('js')
    end('failed')
  }

  /** Scripts may come when they are no longer expected. */
  function beReady() {
    clearTimeout(timer)
    root.classList.add('js')
    end('ready')
  }

  function end(next: 'ready' | 'failed') {
    enter(next)
    listening.abort()
    held.replayAll()
  }

  function onClick(event: MouseEvent) {
    if (held.isReplayed(event)) return
    const control = waitingControl(event)
    const link = waitingLink(event)
    if (link) keepHash(link)
    if (control) held.hold(event, control)
    else if (link && scripts.areFetched()) {
      isLeaving = true
      setTimeout(held.hold(event, link), linkPatience)
    } else return
    run()
  }

  function onKey(event: KeyboardEvent) {
    if (held.isReplayed(event)) return
    const follows = held.count() > 0 && isCharacter(event)
    if (!follows && !isShortcut(event)) return
    held.hold(event)
    run()
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

  // It may come when it is no longer expected (lib/head/init-script.ts).
  root.classList.add('js')
  enter('waiting')
  addEventListener(runtime.ready, beReady, { once: true })
  listen('click', onClick)
  listen('keydown', onKey)
  listen('pointerover', onNear)
  listen('pointerdown', onNear)
  listen('focusin', onNear)
  // Back to an entry of a document that was shown here before this one was loaded: the address alone would change.
  listen('popstate', () => {
    if (location.pathname !== shown) loadEntry()
  })
  afterLoad(() => {
    if (document.querySelector(`[${runtime.atOnce}]`)) run()
  })
  if (!saves) {
    listen('scroll', () => whenIdle(run))
    if (location.hash) whenIdle(run)
    afterLoad(() =>
      whenIdle(() => {
        if (state === 'waiting')
          scripts.fetchAhead(() => {
            if (state === 'waiting') enter('fetched')
          })
      }),
    )
  }
  for (const event of takeEarlyClicks()) {
    const control = waitingControl(event)
    if (!control) continue
    held.hold(event, control)
    run()
  }
  return run
}
