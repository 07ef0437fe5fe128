import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'puppeteer-core'
import { useFirefox } from './browser'

const tokens = '/references/token.html'
const closing = '#how-to-close-token-accounts'
const { journey } = useFirefox()

/** Waits until a list marks the heading of an id, whole within the list and the screen. */
const marked = (page: Page, list: string, hash: string) =>
  page.waitForFunction(
    (selector, wanted) => {
      const box = document.querySelector(selector)
      const mark = box?.querySelector('[aria-current=location]')
      if (mark?.getAttribute('href') !== wanted) return false
      const { top, bottom } = mark.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    },
    {},
    list,
    hash,
  )

const phone = (page: Page) => page.setViewport({ width: 360, height: 740 })

test('sidebar and outline follow the reader, and a folded section stays folded', () =>
  journey(tokens, async (page) => {
    // A locator would scroll the sidebar, which then stays as the reader left it.
    await page.$eval('#sidebar summary', (summary) => summary.click())
    await page.evaluate((id) => {
      document.querySelector(id)?.scrollIntoView()
    }, closing)
    await marked(page, '#sidebar', closing)
    await marked(page, '#headings', closing)
    await page.waitForFunction((hash) => location.hash === hash, {}, closing)
    const open = await page.$eval('#sidebar details', (part) => part.open)
    assert.equal(open, false)
  }))

test('on a phone the bar names the heading, and leads to others', () =>
  journey(tokens, async (page) => {
    await phone(page)
    const bar = '[popovertarget=headings]'
    await page.locator(bar).click()
    await page.locator(`#headings a[href="${closing}"]`).click()
    await page.waitForFunction(
      (selector) =>
        document
          .querySelector(selector)
          ?.textContent?.includes('Close token accounts'),
      {},
      `${bar} [data-heading-read]`,
    )
    const isOpen = await page.$eval('#headings', (list) =>
      list.matches(':popover-open'),
    )
    assert.equal(isOpen, false)
  }))

test('on a phone the menu opens at the heading that is read', () =>
  journey(tokens, async (page) => {
    await phone(page)
    await page.evaluate((id) => {
      document.querySelector(id)?.scrollIntoView()
    }, closing)
    await page.waitForFunction((hash) => location.hash === hash, {}, closing)
    await page.locator('[popovertarget=sidebar]').click()
    await marked(page, '#sidebar', closing)
  }))

test('the way to the top comes when the reader turns back', () =>
  journey(tokens, async (page) => {
    await phone(page)
    await page.evaluate(() => scrollTo(0, 3_000))
    await page.waitForFunction(() => location.hash !== '')
    const button = 'button[data-back-to-top]'
    assert.equal(await page.$eval(button, (one) => one.hidden), true)
    await page.evaluate(() => scrollTo(0, 2_500))
    await page.waitForSelector(button, { visible: true })
    await page.locator(button).click()
    await page.waitForFunction(() => scrollY === 0)
  }))

test('no page is wider than a window at 400 %', () =>
  journey(tokens, async (page) => {
    await page.setViewport({ width: 320, height: 256 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    )
    assert.ok(over <= 0, `${over} pixels too wide`)
  }))

test('each diagram has a drawing that fits a phone', () =>
  journey('/core-concepts/accounts.html', async (page) => {
    const widths = () =>
      page.$$eval('[data-zoomable] svg', (drawings) =>
        drawings
          .filter((one) => getComputedStyle(one).display !== 'none')
          .map((one) => one.getBoundingClientRect().width)
          .map(Math.round),
      )
    const wide = await widths()
    await phone(page)
    const narrow = await widths()
    assert.equal(narrow.length, wide.length)
    assert.ok(Math.max(...narrow) <= 360)
  }))
