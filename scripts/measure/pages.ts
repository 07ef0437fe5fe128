import type { Browser, CDPSession, Page } from '@playwright/test'
import { hrefFor } from '@/lib/shared/href'
import type { Locale } from '@/site.config'

/** How many times slower than this machine. */
export const slowdown = 4

/** A page on which something is measured. */
export interface MeasuredPage {
  readonly page: Page
  readonly session: CDPSession
}

/** Makes the page slow from now on. Its workers are slowWorker's. */
export const brake = ({ session }: MeasuredPage) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

/**
 * Opens an article in a browser that knows nothing of the site, and does a job there.
 *
 * @param prepare a script that runs before those of the page
 */
export async function onFreshPage<Result>(
  browser: Browser,
  { port, locale }: { readonly port: number; readonly locale: Locale },
  prepare: () => void,
  job: (page: MeasuredPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    // tsx wraps the functions that it hands over in calls of this.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(prepare)
    const path = hrefFor(locale, 'core-concepts/accounts')
    await page.goto(`http://localhost:${port}${path}`, {
      waitUntil: 'networkidle',
    })
    return await job({ page, session })
  } finally {
    await context.close()
  }
}
