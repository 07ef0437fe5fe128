import { test as base } from '../fixtures'
import { startFaultyHost } from './host'

interface Fixtures {
  /** The site's host, which fails when it is told to. */
  readonly host: Awaited<ReturnType<typeof startFaultyHost>>
}

/** The site's test, over a host of its own that can fail. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
  host: async ({}, use) => {
    const host = await startFaultyHost()
    await use(host)
    host.close()
  },
  baseURL: async ({ host }, use) => use(host.origin),
})
