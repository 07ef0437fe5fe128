import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { describe, test } from 'node:test'
import type { Browser, Page } from 'puppeteer-core'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'
import { messagesOf } from '../messages'
import { clientReady, launchFirefox } from './browser'
import { saveOffline, textsOf, useOfflineFirefox } from './offline-steps'

const accounts = '/core-concepts/accounts.html'
const recipe = 'core-concepts/accounts/read-account'
const { run } = messagesOf('en')
const panel = '[data-run-panel]'

/** Presses Run, and waits until the panel says something. */
async function runUntil(page: Page, text: string): Promise<void> {
  await clientReady(page)
  await page.locator(`[data-run="${recipe}"]`).click()
  await page.waitForFunction(
    (selector, wanted) =>
      document.querySelector<HTMLElement>(selector)?.innerText.includes(wanted),
    { timeout: 60_000 },
    panel,
    text,
  )
}

const done = run.done.split('{time}')[0] ?? ''

interface Lacking {
  /** The reader's settings of the browser. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly forbidsFrames?: boolean
}

/** Starts a Firefox and a host for a test. */
async function inFirefox(
  { settings, forbidsFrames = false }: Lacking,
  run: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const site = createStaticHost('out')
  const host = createServer((request, response) => {
    if (request.url === '/run.html' && forbidsFrames)
      response.setHeader('X-Frame-Options', 'DENY')
    site.emit('request', request, response)
  })
  const port = await listen(host, 3900)
  const browser = await launchFirefox(settings)
  try {
    await run(browser, `http://localhost:${port}`)
  } finally {
    await browser.close()
    host.closeAllConnections()
    host.close()
  }
}

for (const [what, lacking, text] of [
  [
    'WebAssembly is switched off',
    { settings: { 'javascript.options.wasm': false } },
    run.wasm,
  ],
  ['the host forbids frames', { forbidsFrames: true }, run.frame],
  [
    'cookies and all other storage are forbidden, it runs',
    { settings: { 'network.cookie.cookieBehavior': 2 } },
    done,
  ],
] as const)
  test(`where ${what}`, () =>
    inFirefox(lacking, async (browser, origin) => {
      const page = await browser.newPage()
      await page.goto(origin + accounts)
      await runUntil(page, text)
      if (text === done) return
      const link = await page.$eval(
        `${panel} [role=alert] a`,
        (element) => element.textContent,
      )
      assert.ok(link)
    }))

describe('kept with the program runner, and without a host', () => {
  const journey = useOfflineFirefox()
  const texts = textsOf('en')

  test('a program runs', () =>
    journey(async (stage) => {
      const { go, host, page } = stage
      await saveOffline(stage, 'en')
      const machine = '[data-offline="machine"]'
      await page.waitForSelector(`${machine}:not([hidden])`)
      await page.locator(`${machine} [data-action=keep]`).click()
      await page.waitForFunction(
        (selector, wanted) =>
          document
            .querySelector<HTMLElement>(selector)
            ?.innerText.includes(wanted),
        { timeout: 60_000 },
        machine,
        texts.machineDone,
      )
      await host.cut()
      await go(accounts)
      await runUntil(page, done)
    }))
})
