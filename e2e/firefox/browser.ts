import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { saidFor } from '../../lib/client/say'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'
import { installFirefox } from '../../scripts/setup/firefox'
import { stretchTimers } from '../stretch-timers'

/** The exported site in Firefox, driven over WebDriver BiDi. */
interface Stage {
  readonly origin: string
  /** Opens a page. Errors in the page fail the test when it is closed. */
  readonly open: (path: string) => Promise<OpenPage>
  readonly close: () => Promise<void>
}

interface OpenPage {
  readonly page: Page
  /** Errors in the page, and requests to other origins. */
  readonly problems: readonly string[]
}

/**
 * Starts a Firefox.
 *
 * @param settings settings of the reader, with the names of `about:config`
 */
export async function launchFirefox(
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: await installFirefox(),
    headless: true,
    // Wide enough for the sidebar and the search box.
    defaultViewport: { width: 1280, height: 720 },
    extraPrefsFirefox: { ...settings },
  })
}

type Settings = Parameters<typeof launchFirefox>[0]

/** Starts the host and the browser. */
async function startFirefox(settings: Settings): Promise<Stage> {
  const host = createStaticHost('out')
  const port = await listen(host, 3200)
  const origin = `http://localhost:${port}`
  const browser = await launchFirefox(settings)
  return {
    origin,
    open: async (path) => {
      const page = await browser.newPage()
      const problems = watch(page, origin)
      await page.goto(origin + path, { waitUntil: 'load' })
      return { page, problems }
    },
    close: async () => {
      await browser.close()
      await new Promise((resolve) => host.close(resolve))
    },
  }
}

function watch(page: Page, origin: string): readonly string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
      problems.push(`leaves the origin: ${request.url()}`)
  })
  return problems
}

/** Keeps what a button says, which it says for a moment. */
export const keepSaid = (page: Page) => page.evaluate(stretchTimers, saidFor)

/** Waits until the client listens. */
export async function clientReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.client === 'ready',
  )
}

/** The path of the document that scripts run in; `page.url()` may still be the earlier one's. */
export const pathOf = (page: Page) => page.evaluate(() => location.pathname)

/** Starts Firefox for the tests of a file, with settings as for `launchFirefox`. */
export function useFirefox(settings?: Settings) {
  let started: Stage | undefined
  before(async () => {
    started = await startFirefox(settings)
  })
  after(() => started?.close())

  const stage = () => {
    if (!started) throw new Error('Firefox is asked for before it has started')
    return started
  }

  /** Runs a journey from a page. Errors in the page fail it. */
  async function journey(path: string, run: (page: Page) => Promise<void>) {
    const { page, problems } = await stage().open(path)
    await clientReady(page)
    await run(page)
    await page.close()
    assert.deepEqual(problems, [])
  }

  return { stage, journey }
}
