import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'puppeteer-core'
import { messagesOf } from '../messages'
import { type OpenPage, type Stage, startFirefox } from './browser'

const accounts = '/core-concepts/accounts.html'
const pdas = '/core-concepts/pdas.html'

let stage: Stage
before(async () => {
  stage = await startFirefox()
})
after(() => stage.close())

/** Runs a journey from a page; errors in the page fail it. */
async function journey(path: string, run: (page: Page) => Promise<void>) {
  const { page, problems }: OpenPage = await stage.open(path)
  await page.hover('#sidebar a, header a')
  await page.waitForFunction(
    () => document.documentElement.dataset.runtime === 'ready',
  )
  await run(page)
  await page.close()
  assert.deepEqual(problems, [])
}

const heading = (page: Page) =>
  page.$eval('h1', (element) => element.textContent ?? '')

test('links inside a language keep the document, back restores the place', () =>
  journey(accounts, async (page) => {
    const title = await heading(page)
    await page.evaluate(() => Object.assign(window, { here: true }))
    await page.evaluate(() => scrollTo(0, 1500))
    await page.locator(`#sidebar a[href="${pdas}"]`).click()
    await page.waitForFunction(
      (old) => document.querySelector('h1')?.textContent !== old,
      {},
      title,
    )
    assert.equal(await page.evaluate(() => scrollY), 0)
    assert.equal(await page.evaluate(() => 'here' in window), true)
    await page.goBack()
    await page.waitForFunction(
      (old) => document.querySelector('h1')?.textContent === old,
      {},
      title,
    )
    await page.waitForFunction(() => scrollY > 1000)
  }))

test('another language is a document of its own', () =>
  journey(accounts, async (page) => {
    await page.locator('[popovertarget="languages"]').click()
    await page.locator('#languages a[hreflang="th-TH"]').click()
    await page.waitForFunction(() => document.documentElement.lang === 'th-TH')
    assert.equal(new URL(page.url()).pathname, `/th${accounts}`)
  }))

test('tabs switch by arrow and Enter, and the choice stays on the next page', () =>
  journey(accounts, async (page) => {
    const tabs = 'main [role=tablist]:has([role=tab]:nth-child(2)) [role=tab]'
    await page.focus(tabs)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const chosen = await page.$eval(
      `${tabs}[aria-selected=true]`,
      (tab) => tab.textContent,
    )
    const kept = await page.evaluate(() => localStorage.getItem('code-choice'))
    assert.notEqual(chosen, 'Kit')
    assert.ok(kept)
    await page.reload()
    assert.equal(
      await page.evaluate(() => document.documentElement.dataset.code),
      kept,
    )
  }))

test('the scheme switches and is kept', () =>
  journey('/', async (page) => {
    const scheme = () =>
      page.evaluate(() => document.documentElement.dataset.theme)
    const before = await scheme()
    await page.locator('[data-theme-switch]').click()
    const picked = await scheme()
    assert.notEqual(picked, before)
    await page.reload()
    assert.equal(await scheme(), picked)
  }))

test('the search box jumps to a heading', () =>
  journey('/', async (page) => {
    await page.keyboard.press('s')
    await page.keyboard.type('minimum bal')
    await page.waitForSelector('[role=option][aria-selected=true]')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash === '#minimum-balance')
    assert.equal(new URL(page.url()).pathname, accounts)
  }))

test('a diagram opens and closes with Escape', () =>
  journey(accounts, async (page) => {
    await page.locator('[data-zoomable] svg').click()
    await page.waitForSelector('dialog[open]')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
  }))

test('an unknown address answers in the language of its prefix', async () => {
  const { page } = await stage.open('/th/nothing.html')
  const { notFound } = messagesOf('th')
  await page.waitForFunction(() => document.documentElement.lang === 'th-TH')
  const shown = await page.$eval(
    'section:not([hidden]) h1',
    (h1) => h1.textContent,
  )
  assert.equal(shown, notFound.title)
  await page.close()
})

const { docsSearch } = messagesOf('en')
const modal = 'dialog[open]'

/** Opens the docs search and puts a query into it. */
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
