import type { Browser, CDPSession, Page } from '@playwright/test'
import { hrefFor } from '@/lib/links/href'
import type { Locale } from '@/site.config'

/** The factor by which pages run slower than this machine allows. */
export const slowdown = 4

/** A page with its connection to the browser's tools. */
export interface MeasuredPage {
  readonly page: Page
  readonly session: CDPSession
}

/** Slows the page down. Workers need `slowWorker`. */
export const brake = ({ session }: MeasuredPage) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

/**
 * Opens an article in a browser with an empty cache, and runs a job there.
 *
 * @param prepare a function that runs in the page before its own scripts
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
    // The code of functions that tsx compiled calls `__name`, which a page does not have.
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
