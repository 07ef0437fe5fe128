import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'puppeteer-core'
import { machinePage, startMachineHost } from '../run/machine-host'
import { difference } from '../run/recorded'
import { runInPage } from '../run/run-in-page'
import { launchFirefox } from './browser'

/** One of each kind: both clients, subscriptions, programs, own servers, files, own machines. */
const recipes = [
  'core-concepts/accounts/account-not-found.ts',
  'core-concepts/transactions/send-transaction.v1.ts',
  'guides/account-maps/use-map.ts',
  'guides/debugging-solana-programs/test-program.ts',
  'guides/retrying-transactions/busy-node.ts',
  'guides/versioned-transactions/use-lookup-table.ts',
  'integrations/jupiter/run-swap.ts',
  'references/basic-transactions/add-memo.ts',
  'references/basic-transactions/send-tokens.ts',
  'references/local-development/save-program.ts',
  'references/local-development/watch-program.ts',
  'references/nfts/create-nft.ts',
  'references/staking/delegate-stake.ts',
]

let browser: Browser
let host: Awaited<ReturnType<typeof startMachineHost>>

before(async () => {
  browser = await launchFirefox()
  host = await startMachineHost()
})
after(async () => {
  await browser?.close()
  await host?.close()
})

test('recipes print what the record holds', async (context) => {
  const page = await browser.newPage()
  await page.goto(host.origin + machinePage)
  await page.waitForFunction(() => 'openMachine' in globalThis)
  for (const file of recipes)
    await context.test(file, async () => {
      const ran = await runInPage(page, { file })
      assert.equal(difference(file, ran), undefined)
    })
})

test('an endless loop ends at a stop', async () => {
  const page = await browser.newPage()
  await page.goto(host.origin + machinePage)
  await page.waitForFunction(() => 'openMachine' in globalThis)
  const file = 'references/basic-transactions/add-memo.ts'
  const source = `console.log('begun')\nfor (;;) {}`
  const { ended } = await runInPage(page, { file, source, stopAt: 'begun' })
  assert.equal(ended.how, 'stopped')
})
