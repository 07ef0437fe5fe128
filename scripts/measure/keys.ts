import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import type { GoldenQuery } from '@/lib/client/search/engine/golden'
import type { Locale } from '@/site.config'
import { brake, type MeasuredPage, onFreshPage, slowdown } from './pages'
import { slowWorker } from './slow-worker'
import { watchKeys } from './watch-keys'

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

/** An even selection from the golden queries, which are what readers really type. */
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
