import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { Locale } from '@/site.config'
import { brake, type MeasuredPage, onFreshPage } from './pages'
import { watchOpening } from './watch-opening'

const times = 20
/** Milliseconds of a pointer over the button before its press, and between opening and closing. */
const hover = 200
const pause = 500

const ways = {
  key: async ({ page }: MeasuredPage) => {
    await page.keyboard.press('ControlOrMeta+k')
  },
  click: async ({ page }: MeasuredPage) => {
    await page.locator('[data-docs-search]').hover()
    await wait(hover)
    await page.mouse.down()
    await page.mouse.up()
  },
}

/** Opens the docs search by key and by pointer, on fresh pages, and again after Escape. */
export async function measureOpening(
  browser: Browser,
  where: { readonly port: number; readonly locale: Locale },
): Promise<Readonly<Record<string, readonly number[]>>> {
  const found: Record<string, number[]> = {}
  for (const [way, open] of Object.entries(ways))
    for (let time = 0; time < times; time += 1) {
      const measured = await onFreshPage(browser, where, watchOpening, (page) =>
        openTwice(page, open),
      )
      for (const [at, name] of ['first', 'second'].entries()) {
        found[`${name} opening by ${way}`] ??= []
        found[`${name} opening by ${way}`]?.push(measured[at] ?? 0)
      }
    }
  return found
}

async function openTwice(
  measured: MeasuredPage,
  open: (page: MeasuredPage) => Promise<void>,
): Promise<readonly number[]> {
  const { page } = measured
  await brake(measured)
  for (const count of [1, 2]) {
    await open(measured)
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
