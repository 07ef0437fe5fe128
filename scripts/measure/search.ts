import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { openExport } from '../export/files/built'
import { readLocale } from '../process/arguments'
import { listen } from '../serve/listen'
import { createStaticHost } from '../serve/static-host'
import { findBrowser } from '../setup/find-browser'
import { measureKeys } from './keys'
import { measureOpening } from './opening'
import { slowdown } from './pages'
import { report } from './report'

/**
 * Prints how long the docs search of `out/` takes to open, and from a key to the frame with the
 * first result. Page and worker run four times slower, in a full browser. A busy machine makes all
 * times longer: run it again and take the lower median.
 *
 * @throws when there is no such language
 */
export async function measureSearch(wanted: readonly string[]): Promise<void> {
  const where = wanted.map((name) => readLocale(name))
  openExport()
  const browser = await chromium.launch({
    executablePath: findBrowser('full'),
  })
  const server = createStaticHost('out')
  try {
    const port = await listen(server, 4100)
    for (const locale of where)
      for (const measure of [measureOpening, measureKeys]) {
        const [load = 0] = loadavg()
        const lines = report(await measure(browser, { port, locale }))
        console.log(`${locale}, ${slowdown} times slower, load ${load}`)
        for (const line of lines) console.log(line)
      }
  } finally {
    server.close()
    await browser.close()
  }
}
