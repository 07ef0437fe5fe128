import { test as base } from './fixtures'

interface OwnHost {
  readonly origin: string
  readonly close: () => void | Promise<void>
}

interface Fixtures<Host> {
  /** The host of this test alone. */
  readonly host: Host
}

/** Playwright's test for this site, on a host that starts for each test. */
export function testOver<Host extends OwnHost>(start: () => Promise<Host>) {
  return base.extend<Fixtures<Host>>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures
    host: async ({}, use) => {
      const host = await start()
      await use(host)
      await host.close()
    },
    baseURL: ({ host }, use) => use(host.origin),
  })
}
