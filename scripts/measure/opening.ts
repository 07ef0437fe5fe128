import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Locale } from '@/site.config'
import { brake, type MeasuredPage, onFreshPage } from './pages'

const times = 20
/** Milliseconds between opening and closing. */
const pause = 500

/** Opens the docs search by its key on fresh pages, and again after Escape. */
export async function measureOpening(
  browser: Browser,
  where: { readonly port: number; readonly locale: Locale },
): Promise<Readonly<Record<string, readonly number[]>>> {
  const first: number[] = []
  const second: number[] = []
  for (let time = 0; time < times; time += 1) {
    const [one = 0, other = 0] = await onFreshPage(
      browser,
      where,
      watchOpening,
      openTwice,
    )
    first.push(one)
    second.push(other)
  }
  return { 'first opening': first, 'second opening': second }
}

async function openTwice(measured: MeasuredPage): Promise<readonly number[]> {
  const { page } = measured
  await brake(measured)
  for (const count of [1, 2]) {
    await page.keyboard.press('ControlOrMeta+k')
    await page.waitForFunction(
      (wanted) => window.watchedOpenings.length >= wanted,
      count,
    )
    await wait(pause)
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await wait(pause)
  }
  return page.evaluate(() => window.watchedOpenings)
}

declare global {
  interface Window {
    /** Milliseconds from a key to the frame in which the docs search has the focus. */
    watchedOpenings: number[]
  }
}

/** Watches each opening of the docs search. Runs in the page, before its own scripts. */
function watchOpening(): void {
  window.watchedOpenings = []
  let pressedAt = 0
  const onPress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp
  }
  addEventListener('keydown', onPress, true)
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('dialog input'))) return
    const since = pressedAt
    requestAnimationFrame(() => {
      // A message arrives after the current frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        window.watchedOpenings.push(performance.now() - since)
      }
      port2.postMessage(undefined)
    })
  }
  addEventListener('focusin', onFocus, true)
}
