import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'puppeteer-core'
import { messagesOf } from '../messages'
import { pathOf, useFirefox } from './browser'

const accounts = '/core-concepts/accounts.html'
const { stage, journey } = useFirefox()

test('the search box jumps to a heading', () =>
  journey('/', async (page) => {
    await page.keyboard.press('s')
    await page.keyboard.type('minimum bal')
    await page.waitForSelector('[role=option][aria-selected=true]')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash === '#minimum-balance')
    assert.equal(await pathOf(page), accounts)
  }))

const { docsSearch } = messagesOf('en')
const modal = 'dialog[open]'

/** Opens the docs search and enters a query. */
async function searchFor(page: Page, query: string) {
  await page.locator('[data-docs-search]').click()
  await page.waitForSelector(`${modal} input:focus`)
  await page.keyboard.type(query)
}

test('the docs search finds, leads on inside the document and remembers', () =>
  journey(accounts, async (page) => {
    await page.evaluate(() => Object.assign(window, { here: true }))
    await searchFor(page, 'durable nonce')
    await page.waitForSelector(`${modal} [aria-selected=true] mark`)
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      (from) => location.pathname !== from,
      {},
      accounts,
    )
    assert.equal(await page.evaluate(() => 'here' in window), true)
    await page.locator('[data-docs-search]').click()
    await page.waitForSelector(`${modal} [role=treeitem]`)
    const start = await page.$eval(modal, (dialog) => dialog.textContent)
    assert.ok(start?.includes(docsSearch.recent))
  }))

test('the docs search says when nothing is found; Tab stays inside; Escape gives the focus back', () =>
  journey(accounts, async (page) => {
    await searchFor(page, 'qqxqqxqq')
    const nothing = docsSearch.noResults.replace('{query}', 'qqxqqxqq')
    await page.waitForFunction(
      (text) =>
        document.querySelector('dialog[open]')?.textContent?.includes(text),
      {},
      nothing,
    )
    for (let stops = 0; stops < 6; stops += 1) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() =>
        document.activeElement?.matches('dialog[open] *'),
      )
      assert.equal(inside, true)
    }
    await page.keyboard.press('Escape')
    await page.waitForFunction(() =>
      document.activeElement?.matches('[data-docs-search]'),
    )
  }))

test('the docs search shows its error screen', async () => {
  const { page, problems } = await stage().open(accounts)
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!request.url().endsWith('/texts/en.json'))
      return void request.continue()
    // Points the settings at a text that does not exist.
    const settings = readFileSync('out/texts/en.json', 'utf8')
    const body = settings.replace('/search/text/en.json', '/nothing.json')
    return void request.respond({ contentType: 'application/json', body })
  })
  await searchFor(page, 'rent')
  await page.waitForFunction(
    (text) =>
      document
        .querySelector('dialog[open] [role=alert]')
        ?.textContent?.includes(text),
    {},
    docsSearch.errorTitle,
  )
  await page.close()
  assert.deepEqual(problems, [])
})

test('the last row of the search box hands the query to the docs search', () =>
  journey(accounts, async (page) => {
    await page.keyboard.press('s')
    await page.keyboard.type('rent')
    await page.waitForSelector('[role=option][aria-selected=true]')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForSelector(`${modal} [role=treeitem]`)
    assert.equal(
      await page.$eval(`${modal} input`, (input) => input.value),
      'rent',
    )
  }))
