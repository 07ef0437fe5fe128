import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import {
  type Browser,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test'
import { hrefFor } from '@/lib/links/href'
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

/** The time of a reader between an output and the next run, in milliseconds. */
const look = 1_000

/**
 * Prints how long a recipe of `out/` takes from the press of Run to its end: with an empty cache, a
 * second time in the same panel, and with an empty cache on slow 4G; what the first press fetches;
 * and the memory of the page's process before, and with the output. Before the press the page has
 * loaded, as for a reader.
 */
export async function measureRun(): Promise<void> {
  openExport()
  const browser = await chromium.launch({ executablePath: findBrowser('full') })
  const server = createStaticHost('out')
  try {
    const port = await listen(server, 4100)
    const address = `http://localhost:${port}${hrefFor('en', page)}`
    const [load = 0] = loadavg()
    const fast: Run[] = []
    const slow: Run[] = []
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
    const middle = (read: (run: Run) => number) =>
      fast.map(read).toSorted((a, b) => a - b)[fast.length >> 1] ?? 0
    console.log(
      `  the first run fetches ${(middle(({ bytes }) => bytes) / 1_000).toFixed()} kB`,
    )
    const megabytes = (read: (run: Run) => number) =>
      (middle(read) / 1_000_000).toFixed()
    console.log(
      `  memory: ${megabytes(({ before }) => before)} MB before, ${megabytes(({ after }) => after)} MB with the output`,
    )
  } finally {
    server.close()
    await browser.close()
  }
}

interface Run {
  /** Milliseconds of the first run and of the next one. */
  readonly first: number
  readonly again: number
  /** The bytes that the first loaded over the network, with headers. */
  readonly bytes: number
  /** The memory of the pages' processes before the first run and after it, in bytes. */
  readonly before: number
  readonly after: number
}

async function runTwice(
  browser: Browser,
  address: string,
  network?: typeof slow4g,
): Promise<Run> {
  const context = await browser.newContext()
  try {
    const tab = await context.newPage()
    await tab.goto(address, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(tab)
    await session.send('Network.enable')
    if (network) await session.send('Network.emulateNetworkConditions', network)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    const before = await memoryOf(tab)
    const run = tab
      .locator('c-island')
      .filter({ hasText: `${recipe.split('/').at(-1)}.mts` })
      .getByRole('button', { name: messages.code.run, exact: true })
    const first = await timeOf(run.first())
    const fetched = bytes
    await tab.waitForTimeout(look)
    const after = await memoryOf(tab)
    const again = await timeOf(
      tab.getByRole('button', { name: messages.run.again, exact: true }),
    )
    return { first, again, bytes: fetched, before, after }
  } finally {
    await context.close()
  }
}

/** Milliseconds from the press of a button until the status names the run's end, by the page. */
function timeOf(button: Locator): Promise<number> {
  const [done = ''] = messages.run.done.split('{time}')
  return button.evaluate(
    (element: HTMLElement, end) =>
      new Promise((resolve) => {
        const start = performance.now()
        let hasBegun = false
        const observer = new MutationObserver(() => {
          const text = document.querySelector(
            'main p[role=status]',
          )?.textContent
          if (text && !text.startsWith(end)) hasBegun = true
          if (!hasBegun || !text?.startsWith(end)) return
          observer.disconnect()
          resolve(performance.now() - start)
        })
        const all = { childList: true, characterData: true, subtree: true }
        observer.observe(document.body, all)
        element.click()
      }),
    done,
  )
}

/** The memory of the processes that show pages, with their frames and workers, in bytes. */
async function memoryOf(tab: Page): Promise<number> {
  const browser = await tab.context().browser()?.newBrowserCDPSession()
  const found = await browser?.send('SystemInfo.getProcessInfo')
  await browser?.detach()
  const processes = found?.processInfo ?? []
  return processes
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => privateMemory(id))
    .reduce((sum, each) => sum + each, 0)
}

/** The proportional memory of a process, in bytes. Only on Linux. */
function privateMemory(id: number): number {
  try {
    const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
    return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
