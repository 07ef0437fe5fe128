import { type Browser, chromium, type Locator } from '@playwright/test'
import { hrefFor } from '@/lib/links/href'
import messages from '@/messages/en.json'
import { openExport } from './export/files/built'
import { runCommand } from './process/command'
import { listen } from './serve/listen'
import { createStaticHost } from './serve/static-host'
import { findBrowser } from './setup/find-browser'

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
 * second time in the same panel, and with an empty cache on slow 4G. Before the press the page has
 * loaded, as for a reader.
 */
await runCommand(async () => {
  openExport()
  const browser = await chromium.launch({ executablePath: findBrowser() })
  const server = createStaticHost('out')
  try {
    const port = await listen(server, 4100)
    const address = `http://localhost:${port}${hrefFor('en', page)}`
    const fast: Run[] = []
    const slow: Run[] = []
    for (let time = 0; time < times; time += 1) {
      fast.push(await runTwice(browser, address))
      slow.push(await runTwice(browser, address, slow4g))
    }
    const middle = (all: readonly number[]) =>
      all.toSorted((a, b) => a - b)[all.length >> 1]?.toFixed()
    console.log(`${recipe}, the median of ${times} in milliseconds:
  first run ${middle(fast.map(({ first }) => first))}
  run again ${middle(fast.map(({ again }) => again))}
  first run on slow 4G ${middle(slow.map(({ first }) => first))}`)
  } finally {
    server.close()
    await browser.close()
  }
})

/** Milliseconds of the first run and of the next one. */
interface Run {
  readonly first: number
  readonly again: number
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
    if (network) {
      const session = await context.newCDPSession(tab)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', network)
    }
    const run = tab
      .locator('c-island')
      .filter({ hasText: `${recipe.split('/').at(-1)}.mts` })
      .getByRole('button', { name: messages.code.run, exact: true })
    const first = await timeOf(run.first())
    await tab.waitForTimeout(look)
    const again = await timeOf(
      tab.getByRole('button', { name: messages.run.again, exact: true }),
    )
    return { first, again }
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
