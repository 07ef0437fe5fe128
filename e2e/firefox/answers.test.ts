import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'puppeteer-core'
import { messagesOf } from '../messages'
import { clientReady, keepSaid, useFirefox } from './browser'

const accounts = '/core-concepts/accounts.html'
const { stage, journey } = useFirefox()
const { code, errorsPage, landing } = messagesOf('en')

/** Waits until an element has a text. */
const says = (page: Page, selector: string, text: string) =>
  page.waitForFunction(
    (part, wanted) =>
      document.querySelector(part)?.textContent?.includes(wanted),
    {},
    selector,
    text,
  )

test('the landing tells that programs were run, and its button opens the search', () =>
  journey('/', async (page) => {
    const main = await page.$eval('main', (part) => part.innerText)
    assert.match(main, /\d+ programs of the \d+ recipes/)
    assert.ok(main.includes(landing.wanted))
    await page.locator('main [data-docs-search]').click()
    await page.waitForSelector('dialog[open] input:focus')
  }))

test('an excerpt says how much it shows, and Copy takes the whole program', () =>
  journey(accounts, async (page) => {
    const group = '[data-code-group]'
    const line = await page.$eval(
      `${group} [data-active] [data-left-out]`,
      (part) => part.textContent ?? '',
    )
    assert.match(line, /^\d+ of \d+ lines/)
    await keepSaid(page)
    await page.locator(`${group} [data-copy]`).click()
    await says(page, '#announcer', code.copiedAll)
    await page.locator(`${group} [data-toggle]`).click()
    const button = await page.$eval(`${group} [data-copy]`, (one) =>
      one.textContent?.trim(),
    )
    assert.equal(button, code.copyAll)
  }))

test('the switch wraps code, and is remembered', () =>
  journey(accounts, async (page) => {
    await page.setViewport({ width: 360, height: 740 })
    const cut = () =>
      page.$$eval(
        '[data-active] pre[data-lang]',
        (all) =>
          all.filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ).length,
      )
    assert.notEqual(await cut(), 0)
    await page.locator('[data-wrap-switch]').click()
    assert.equal(await cut(), 0)
    await page.reload()
    assert.equal(await cut(), 0)
  }))

test('a number from 6000 on is the program’s own, and a log names its program', () =>
  journey('/errors.html', async (page) => {
    await page.locator('[data-error-finder]').fill('0x1771')
    const [own = ''] = errorsPage.ownFound.split('{')
    await says(page, 'article [role=status]', own)
    await page
      .locator('[data-error-finder]')
      .fill(
        'Program JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4 failed: custom program error: 0x1771',
      )
    await page.waitForFunction(() => {
      const rows = [...document.querySelectorAll('article dl > div')]
      const shown = rows.filter((row) => row.checkVisibility())
      return shown.length === 1 && shown[0]?.id === 'jupiter-0x1771'
    })
  }))

test('where no error is found, the page says what to do', () =>
  journey('/errors.html', async (page) => {
    const [advice = ''] = errorsPage.nothing.split('.')
    await page.locator('[data-error-finder]').fill('zzzz')
    await page.waitForFunction(
      (wanted) => document.body.innerText.includes(wanted),
      {},
      advice,
    )
  }))

test('the bar of an unknown page finds in its language', async () => {
  const { page } = await stage().open('/de/nothing.html')
  await clientReady(page)
  await page.keyboard.press('s')
  await page.keyboard.type('Transaktionen')
  await page.waitForSelector('[role=option]', { visible: true })
  await page.keyboard.press('Enter')
  await page.waitForFunction(() =>
    location.pathname.startsWith('/de/core-concepts/transactions'),
  )
  await page.close()
})

test('a page that is not translated is offered in the languages that have it', async () => {
  const { page } = await stage().open('/de/core-concepts/cpi.html')
  const { notFound } = messagesOf('de')
  await says(page, 'main', notFound.untranslated)
  await page.waitForSelector('header [data-theme-switch]')
  await page.locator('main a[hreflang=en-US]').click()
  await page.waitForFunction(
    () => location.pathname === '/core-concepts/cpi.html',
  )
  await page.close()
})
