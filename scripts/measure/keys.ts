import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import type { GoldenQuery } from '@/lib/search/golden'
import type { Locale } from '@/site.config'
import { brake, type MeasuredPage, onFreshPage, slowdown } from './pages'

const queries = 20
const keysOfQuery = 6
/** Milliseconds until the worker is ready, and between two keys. */
const ready = 2_500
const pause = 200

/** Types each query twice on a fresh page, and returns the times of first and of further keys. */
export async function measureKeys(
  browser: Browser,
  where: { readonly port: number; readonly locale: Locale },
): Promise<Readonly<Record<string, readonly number[]>>> {
  const first: number[] = []
  const second: number[] = []
  const further: number[] = []
  for (const query of someQueries(where.locale)) {
    const [once = [], again = []] = await onFreshPage(
      browser,
      where,
      watchKeys,
      (page) => typeTwice(page, query),
    )
    first.push(...once.slice(0, 1))
    second.push(...again.slice(0, 1))
    further.push(...once.slice(1), ...again.slice(1))
  }
  const defined = (times: readonly number[]) => times.filter((time) => time > 0)
  return {
    'first key': defined(first),
    'first key of the second query': defined(second),
    'further keys': defined(further),
  }
}

/** The times of both queries; 0 for a key that did not change the list. */
async function typeTwice(measured: MeasuredPage, query: string) {
  const { page, session } = measured
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.locator('dialog input')
  await field.waitFor()
  await wait(ready)
  for (const worker of page.workers())
    await worker.evaluate(slowWorker, slowdown)
  await brake(measured)
  const times: (readonly number[])[] = []
  for (let time = 0; time < 2; time += 1) {
    await field.fill('')
    await wait(pause)
    await page.evaluate(() => {
      window.watchedKeys = []
    })
    await typeSlowly(session, query)
    const keys = await page.evaluate(() => window.watchedKeys)
    times.push(keys.map(({ painted = 0 }) => painted))
  }
  return times
}

/** An even selection of the golden queries, which readers really type. */
function someQueries(locale: Locale): readonly string[] {
  const file = join('content/golden', `${locale}.json`)
  const golden: GoldenQuery[] = JSON.parse(readFileSync(file, 'utf8'))
  const step = golden.length / queries
  return golden
    .filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step))
    .map(({ query }) => query)
}

/** Presses a key for each letter, in any script; Playwright knows only the keys of a keyboard. */
async function typeSlowly(session: CDPSession, query: string) {
  for (const key of [...query].slice(0, keysOfQuery)) {
    await session.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key,
      text: key,
    })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
    await wait(pause)
  }
}

/** A key that was pressed in the docs search. */
interface WatchedKey {
  /**
   * Milliseconds from the key to the frame with the first result of its query; undefined where the
   * list did not change.
   */
  painted?: number
}

declare global {
  interface Window {
    watchedKeys: WatchedKey[]
  }
}

/** Watches each key in the docs search until its results are on the screen. Runs in the page. */
function watchKeys(): void {
  window.watchedKeys = []
  let forget = () => {}
  const isInList = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    return element?.closest('.DocSearch-Dropdown') != null
  }
  const onKey = ({ timeStamp }: KeyboardEvent) => {
    forget()
    const dialog = document.querySelector('dialog')
    if (!dialog) return
    const key: WatchedKey = {}
    window.watchedKeys.push(key)
    let isRequested = false
    const observer = new MutationObserver((changes) => {
      isRequested ||= changes.some(({ type }) => type === 'attributes')
      const isNew = changes.some(
        ({ type, target, addedNodes }) =>
          (type !== 'attributes' && isInList(target)) ||
          [...addedNodes].some(isInList),
      )
      if (!isRequested || 'pending' in dialog.dataset || !isNew) return
      observer.disconnect()
      requestAnimationFrame(() => {
        // A message arrives after the current frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          key.painted = performance.now() - timeStamp
        }
        port2.postMessage(undefined)
      })
    })
    observer.observe(dialog, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-pending'],
    })
    forget = () => observer.disconnect()
  }
  addEventListener('keydown', onKey, true)
}

/**
 * Runs in a worker, which the browser's throttling does not affect: delays each message as long as
 * a slower processor would, without load on this one.
 */
function slowWorker(slowdown: number): void {
  const answer = self.onmessage
  const send = self.postMessage.bind(self)
  let startedAt = 0
  self.onmessage = (event) => {
    startedAt = performance.now()
    return answer?.call(self, event)
  }
  self.postMessage = (message: unknown) => {
    const took = performance.now() - startedAt
    setTimeout(() => send(message), took * (slowdown - 1))
  }
}
