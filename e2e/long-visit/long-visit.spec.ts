import type { CDPSession, Locator, Page } from '@playwright/test'
import { docsSearchOn } from '../docs-search-steps'
import { expect, test } from '../fixtures'
import { field, options } from '../local-search-steps'
import { accounts, linkTo, open, openReady } from '../steps'

/** The growth of memory that a long visit may cause, in bytes. */
const mayGrow = 5_000_000

test.describe.configure({ timeout: 600_000 })

/**
 * Repeats a step, and compares the counters of the tab after ten times and after the last.
 *
 * @param step called with its number, from 0
 */
async function repeat(
  page: Page,
  name: string,
  times: number,
  step: (time: number) => Promise<unknown>,
): Promise<void> {
  const count = await openCounters(page)
  for (let time = 0; time < 10; time += 1) await step(time)
  const before = await count()
  for (let time = 10; time < times; time += 1) await step(time)
  const after = await count()
  const growth = Object.entries(after).map(
    ([key, value]) =>
      `${key} ${before[key as keyof typeof before]} -> ${value}`,
  )
  console.log(`${name}, 10 -> ${times}: ${growth.join(', ')}`)
  expect(after.memory - before.memory).toBeLessThan(mayGrow)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
}

test('500 pages', async ({ page }) => {
  await open(page, accounts)
  // Ten pages in a cycle, so that the same ones are cached for Back at each count.
  const paths = await page
    .locator('#sidebar a[href$=".html"]')
    .evaluateAll((links) =>
      links.slice(0, 10).map((link) => link.getAttribute('href') ?? ''),
    )
  await repeat(page, 'pages', 500, async (time) => {
    const path = paths[time % paths.length] ?? ''
    await linkTo(page, path).dispatchEvent('click')
    await expect(linkTo(page, path)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  })
  await expect(linkTo(page, accounts)).toBeVisible()
})

test('100 openings of the docs search', async ({ page }) => {
  await open(page, accounts)
  const search = docsSearchOn(page)
  await repeat(page, 'docs search', 100, async () => {
    await search.button.click()
    await search.field.fill('token')
    await expect(search.hits.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search.dialog).toHaveCount(0)
  })
})

/** Sets a value as React notices it, without the undo history, whose memory would count. */
const write = (input: Locator, text: string) =>
  input.evaluate((element, value) => {
    const { prototype } = HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(
      element,
      value,
    )
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)

test('100 uses of the local search', async ({ page }) => {
  await open(page, accounts)
  await repeat(page, 'local search', 100, async () => {
    await field(page).focus()
    await write(field(page), 'token')
    await expect(options(page).first()).toBeVisible()
    await write(field(page), '')
    await field(page).blur()
    await expect(options(page)).toHaveCount(0)
  })
})

test('50 runs of a recipe', async ({ page }) => {
  await openReady(page, '/references/basic-transactions.html')
  await repeat(page, 'runs', 50, () => page.evaluate(runOnce))
})

/** Presses Run, and waits until the run has begun and ended. */
const runOnce = `new Promise((done) => {
  let begun = false
  const watch = new MutationObserver(() => {
    const status = document.querySelector('main p[role=status]')
    const isDone = status?.textContent.startsWith('Done') ?? false
    if (isDone && begun) {
      watch.disconnect()
      done()
    }
    begun ||= !isDone
  })
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  const buttons = [...document.querySelectorAll('main button')]
  buttons.find(({ textContent }) => textContent === 'Run').click()
})`

/** The counters of a tab, after a garbage collection. */
interface Counters {
  /** The used memory of scripts, in bytes. */
  readonly memory: number
  readonly nodes: number
  readonly listeners: number
}

/** Opens the browser's own counters of a tab. */
async function openCounters(page: Page): Promise<() => Promise<Counters>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return () => count(session)
}

async function count(session: CDPSession): Promise<Counters> {
  // A second collection frees what finalizers of the first have released.
  for (let times = 0; times < 2; times += 1)
    await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    memory: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  }
}
