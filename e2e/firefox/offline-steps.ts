import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { Browser, Page } from 'puppeteer-core'
import type { Locale } from '../../site.config'
import { messagesOf } from '../messages'
import { startHost } from '../offline/host'
import { clientReady, launchFirefox, pathOf } from './browser'

type Host = Awaited<ReturnType<typeof startHost>>

export interface OfflineStage {
  readonly host: Host
  readonly page: Page
  /** Opens an address of the host. */
  readonly go: (path: string) => ReturnType<Page['goto']>
}

/** The texts of the page about reading offline. */
export const textsOf = (locale: Locale) => messagesOf(locale).offlinePage

/** The beginning of a text, up to its first gap. */
export const beginning = (text: string) => text.split('<')[0] ?? ''

/** The path of the panel of a language. */
const panelPath = (locale: Locale) =>
  locale === 'en' ? '/offline.html' : `/${locale}/offline.html`

/**
 * Starts Firefox for the journeys of a file. Each journey has a host of its own that can be cut
 * off, and a browser without stored data. An uncaught error fails it.
 *
 * @param settings the reader's settings of the browser
 */
export function useOfflineFirefox(
  settings?: Readonly<Record<string, unknown>>,
) {
  let browser: Browser | undefined
  before(async () => {
    browser = await launchFirefox(settings)
  })
  after(() => browser?.close())

  return async (run: (stage: OfflineStage) => Promise<void>) => {
    if (!browser) throw new Error('Firefox has not started')
    const host = await startHost()
    const context = await browser.createBrowserContext()
    try {
      const page = await context.newPage()
      const uncaught: string[] = []
      page.on('pageerror', (error) => {
        if (!ofDeadHost.test(String(error))) uncaught.push(String(error))
      })
      await run({ host, page, go: goer(page, host) })
      assert.deepEqual(uncaught, [])
    } finally {
      await context.close()
      await host.close()
    }
  }
}

/** Firefox's report of a request that the worker has no answer for, since these hosts are cut off. */
const ofDeadHost = /Failed to load .* A ServiceWorker /

/** Makes a function that opens the host's addresses on a page. */
const goer = (page: Page, host: Host) => (path: string) =>
  page.goto(host.origin + path, { waitUntil: 'load' })

/** Expects the panel to show a text; other texts are there, but hidden. */
export async function expectText(page: Page, text: string): Promise<void> {
  await page
    .waitForFunction(
      (selector, wanted) =>
        document
          .querySelector<HTMLElement>(selector)
          ?.innerText.includes(wanted),
      {},
      panel,
      text,
    )
    .catch(tellingPanel(page, text))
}

/** Presses a button of the panel once it is shown. */
export async function press(page: Page, name: string): Promise<void> {
  await expectText(page, name)
  await page.locator(`${panel} button::-p-text(${name})`).click()
}

const panel = '[data-offline]'

/** Adds the panel's actual text to an error. */
const tellingPanel = (page: Page, wanted: string) => async (cause: unknown) => {
  const said = await page.evaluate(
    (selector) => document.querySelector<HTMLElement>(selector)?.innerText,
    panel,
  )
  throw new Error(`The panel says "${said}", and not "${wanted}"`, { cause })
}

/** Asks the panel to save a language. */
export async function requestSaving(
  { page, go }: Pick<OfflineStage, 'go' | 'page'>,
  locale: Locale,
): Promise<void> {
  await go(panelPath(locale))
  await press(page, textsOf(locale).keep)
}

/** Saves a language and waits until it is complete. */
export async function saveOffline(
  stage: Pick<OfflineStage, 'go' | 'page'>,
  locale: Locale,
): Promise<void> {
  await requestSaving(stage, locale)
  await expectText(stage.page, textsOf(locale).doneKept)
}

/** Opens the panel of a language. */
export const openPanel = ({ go }: OfflineStage, locale: Locale) =>
  go(panelPath(locale))

/** Follows the sidebar's link without a new document, and waits for the page. */
export async function follow(page: Page, path: string): Promise<void> {
  await clientReady(page)
  const before = await page.title()
  await page.evaluate(() => Object.assign(window, { here: true }))
  await page.locator(`#sidebar a[href="${path}"]`).click()
  await page.waitForFunction((old) => document.title !== old, {}, before)
  assert.equal(await pathOf(page), path)
  assert.equal(await page.evaluate(() => 'here' in window), true)
}

/** The site's caches and workers in the browser. */
export const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

export const nothing = { caches: 0, workers: 0 }

export const heading = (page: Page) =>
  page.$eval('h1', (element) => element.textContent ?? '')
