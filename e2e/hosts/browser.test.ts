import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser } from '../../scripts/setup/find-browser'
import { messagesOf } from '../messages'
import { makeCertificate } from './certificate'
import type { Host } from './host'
import { cureFor, findServer } from './programs'
import { startNginx } from './servers/nginx'
import { freePort } from './servers/port'
import { site } from './site'

const program = findServer('nginx')
const skip = program ? false : cureFor('nginx')
if (!program) console.log(cureFor('nginx'))

const accounts = `${site.base}/core-concepts/accounts.html`
const pdas = `${site.base}/core-concepts/pdas.html`
const { docsSearch } = messagesOf('en')

let host: Host
let origin: string
let browser: Browser

before(async () => {
  if (!program) return
  const tls = { ...makeCertificate(), port: await freePort() }
  host = await startNginx(program, site, tls)
  origin = `https://localhost:${tls.port}`
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Otherwise the browser itself keeps other sites from this machine's servers.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  })
})

after(async () => {
  await browser?.close()
  await host?.close()
})

/**
 * Opens a page and records the browser's messages. Warnings count too: a header unknown to the
 * browser causes one.
 */
async function openPage(): Promise<{ page: Page; said: string[] }> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  return { page, said }
}

/** Opens the page and waits until its client listens. */
async function openAccounts(page: Page): Promise<void> {
  await page.goto(origin + accounts)
  await page.locator('html[data-client=ready]').waitFor()
}

test('all our headers together block nothing that a page does', {
  skip,
}, async () => {
  const { page, said } = await openPage()
  await openAccounts(page)
  await page.locator(`#sidebar a[href="${pdas}"]`).click()
  await page.waitForURL(origin + pdas)
  await page
    .getByRole('button', { name: docsSearch.button, exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: docsSearch.button })
  await dialog.getByRole('combobox').fill('accounts')
  await dialog.getByRole('treeitem').first().waitFor()
  assert.deepEqual(said, [])
})

test('a script that has been changed on the way does not run, and the page can be read', {
  skip,
}, async () => {
  const { page } = await openPage()
  await page.route('**/assets/*/main.js', async (route) => {
    const response = await route.fetch()
    const body = `${await response.text()};window.changed = true`
    await route.fulfill({ response, body })
  })
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('integrity'),
  )
  await page.goto(origin + accounts)
  const link = page.locator(`#sidebar a[href="${pdas}"]`)
  await refused
  assert.equal(await page.evaluate(() => 'changed' in window), false)
  assert.ok(await page.getByRole('heading', { level: 1 }).isVisible())
  await link.click()
  await page.waitForURL(origin + pdas)
})

test('no other site can show a page in a frame', { skip }, async () => {
  const { page } = await openPage()
  const elsewhere = 'http://elsewhere.example/frame'
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${origin}${accounts}"></iframe>`,
    }),
  )
  const failed = page.waitForEvent('requestfailed')
  await page.goto(elsewhere)
  const reason = (await failed).failure()?.errorText
  assert.equal(reason, 'net::ERR_BLOCKED_BY_RESPONSE')
})
