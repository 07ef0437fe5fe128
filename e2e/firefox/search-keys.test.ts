import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { messagesOf } from '../messages'
import { pathOf, useFirefox } from './browser'

const accounts = '/core-concepts/accounts.html'
const modal = 'dialog[open]'
const { journey } = useFirefox()
const { docsSearch } = messagesOf('en')

const box = '[data-search-box] input'

const focusIn = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) => document.activeElement?.matches(wanted) === true,
    {},
    selector,
  )

const says = (page: Page, text: string) =>
  page.waitForFunction(
    (selector, wanted) =>
      document.querySelector(selector)?.textContent?.includes(wanted),
    {},
    modal,
    text,
  )

async function pressControlK(page: Page): Promise<void> {
  await page.keyboard.down('Control')
  await page.keyboard.press('k')
  await page.keyboard.up('Control')
}

/** Opens the docs search by its keys and enters a query. */
async function find(page: Page, query: string): Promise<void> {
  await pressControlK(page)
  await focusIn(page, `${modal} input`)
  await page.keyboard.type(query)
  await page.waitForSelector(`${modal} [role=treeitem]`)
}

test('s leads to the box after any click, and again after the modal has closed', () =>
  journey(accounts, async (page) => {
    for (const clicked of ['[data-theme-switch]', 'main h1']) {
      await page.locator(clicked).click()
      await page.keyboard.press('s')
      await focusIn(page, box)
    }
    await page.locator('main h1').click()
    await find(page, 'rent')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    await page.keyboard.press('/')
    await focusIn(page, box)
    assert.equal(await page.$eval(box, (field) => field.value), '')
  }))

test('the box takes keys again after the modal that it opened', () =>
  journey(accounts, async (page) => {
    await page.keyboard.press('s')
    await page.keyboard.type('rent')
    await pressControlK(page)
    await focusIn(page, `${modal} input`)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    await focusIn(page, box)
    await page.keyboard.type(' abc')
    const typed = await page.evaluate(() =>
      document.activeElement instanceof HTMLInputElement
        ? document.activeElement.value
        : '',
    )
    assert.equal(typed, 'rent abc')
  }))

test('what is typed while the modal is held back is kept', () =>
  journey(accounts, async (page) => {
    await page.setRequestInterception(true)
    const held = new Promise<HTTPRequest>((resolve) => {
      page.on('request', (request) => {
        if (request.url().endsWith('/texts/en.json')) resolve(request)
        else void request.continue()
      })
    })
    await pressControlK(page)
    await page.waitForSelector('[data-docs-search][aria-busy=true]')
    await page.keyboard.type('stakex')
    await page.keyboard.press('Backspace')
    assert.equal(await page.$(modal), null)
    await (await held).continue()
    await focusIn(page, `${modal} input`)
    assert.equal(
      await page.$eval(`${modal} input`, (field) => field.value),
      'stake',
    )
  }))

test('Back closes the modal and stays on the page', () =>
  journey(accounts, async (page) => {
    await find(page, 'rent')
    await page.goBack()
    await page.waitForFunction(() => !document.querySelector('dialog[open]'))
    assert.equal(await pathOf(page), accounts)
  }))

test('the empty modal offers the most wanted recipes', () =>
  journey(accounts, async (page) => {
    await page.locator('[data-docs-search]').click()
    await page.waitForSelector(`${modal} nav a[href*="#"]`)
    await says(page, docsSearch.wanted)
  }))

test('the recipe comes first, and words that were not found are named', () =>
  journey(accounts, async (page) => {
    await find(page, 'close token account qqxqqxqq')
    await says(page, docsSearch.missing.replace('{words}', 'qqxqqxqq'))
    const first = await page.$eval(`${modal} [role=treeitem] a`, (link) =>
      link.getAttribute('href'),
    )
    assert.equal(first, '/references/token.html#how-to-close-token-accounts')
  }))

test('what a language lacks is offered from English', () =>
  journey(`/de${accounts}`, async (page) => {
    await find(page, 'versionierte transaktionen')
    await says(page, messagesOf('de').docsSearch.english)
    const first = await page.$eval(
      `${modal} [role=treeitem]:has([lang=en]) a`,
      (link) => link.getAttribute('href'),
    )
    assert.match(first ?? '', /^\/guides\/versioned/)
  }))
