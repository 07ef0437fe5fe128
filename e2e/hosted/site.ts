import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../../scripts/process/tool'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'
import { test as base } from '../fixtures'

/** The settings of the hosted search in these tests. */
export const settings = {
  appId: 'BOOKTEST',
  apiKey: 'public-key',
  indexName: 'book',
}

/** The hosts for searching, in their order. */
export const hosts = [
  'https://booktest-dsn.algolia.net',
  'https://booktest-1.algolianet.com',
  'https://booktest-2.algolianet.com',
  'https://booktest-3.algolianet.com',
]

interface HostedSite {
  /** The origin of an export with these settings. */
  readonly hostedSite: string
}

/** Playwright's test for this site, on an export with the hosted search. */
export const test = base.extend<object, HostedSite>({
  hostedSite: [
    async ({ browserName }, use) => {
      const root = mkdtempSync(join(tmpdir(), `hosted-${browserName}-`))
      const writer = join('e2e', 'hosted', 'write-export.ts')
      await runProgram(process.execPath, ['--import', 'tsx', writer, root], {
        SITE_SEARCH_APP_ID: settings.appId,
        SITE_SEARCH_KEY: settings.apiKey,
        SITE_SEARCH_INDEX: settings.indexName,
        SITE_SEARCH_FILTERS: 'edition:web',
      })
      const server = createStaticHost(root)
      const port = await listen(server, 3300)
      await use(`http://localhost:${port}`)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(root, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ hostedSite }, use) => use(hostedSite),
  otherOrigins: hosts,
})
