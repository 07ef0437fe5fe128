import { loadavg } from 'node:os'
import { type Browser, chromium, type Locator } from '@playwright/test'
import { hrefFor } from '@/lib/shared/href'
import messages from '@/messages/en.json'
import { openExport } from '../export/files/built'
import { listen } from '../serve/listen'
import { createStaticHost } from '../serve/static-host'
import { findBrowser } from '../setup/find-browser'
import { report } from './report'

/** A recipe that makes a token: it needs two programs besides the builtin ones. */
const page = 'references/token'
const recipe = 'references/token/create-mint'
const times = 9
/** "Slow 4G" as Lighthouse has it: bytes a second, and milliseconds. */
const slow4g = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
}

/**
 * Prints how long a recipe of `out/` takes from the press of Run to its end: with an empty cache, a
 * second time in the same panel, and with an empty cache on slow 4G. The page stands there before,
 * as it does for a reader.
 */
export async function measureRun(): Promise<void> {
  openExport()
  const browser = await chromium.launch({ executablePath: findBrowser('full') })
  const server = createStaticHost('out')
  try {
    const port = await listen(server, 4100)
    const address = `http://localhost:${port}${hrefFor('en', page)}`
    const [load = 0] = loadavg()
    const fast: Times[] = []
    const slow: Times[] = []
    for (let time = 0; time < times; time += 1) {
      fast.push(await runTwice(browser, address))
      slow.push(await runTwice(browser, address, slow4g))
    }
    console.log(`${recipe}, load ${load}`)
    const lines = report({
      'first run': fast.map(({ first }) => first),
      'run again': fast.map(({ again }) => again),
      'first run on slow 4G': slow.map(({ first }) => first),
    })
    for (const line of lines) console.log(line)
  } finally {
    server.close()
    await browser.close()
  }
}

/** Milliseconds of a first run and of the next one. */
interface Times {
  readonly first: number
  readonly again: number
}

async function runTwice(
  browser: Browser,
  address: string,
  network?: typeof slow4g,
): Promise<Times> {
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    await tab.goto(address, { waitUntil: 'networkidle' })
    if (network !== undefined) {
      const session = await context.newCDPSession(tab)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', network)
    }
    const done = tab.getByText(messages.run.done.replace('{time}', '')).first()
    const run = tab.locator(`[data-run="${recipe}"]`).first()
    const again = tab.getByRole('button', { name: messages.run.again })
    return {
      first: await timeTo(done, () => run.click()),
      again: await timeTo(done, () => again.click()),
    }
  } finally {
    await context.close()
  }
}

/** Milliseconds from a press until the status names the run's end; an earlier end goes first. */
async function timeTo(done: Locator, press: () => Promise<void>) {
  const start = performance.now()
  await press()
  await done.waitFor()
  return performance.now() - start
}
