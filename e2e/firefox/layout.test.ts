import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'puppeteer-core'
import { messagesOf } from '../messages'
import { useFirefox } from './browser'

const token = '/references/token.html'
const installation = '/getting-started/installation.html'
const { journey } = useFirefox()
const { article, code, sections } = messagesOf('en')

const phone = (page: Page) => page.setViewport({ width: 360, height: 740 })

test('a line above the title says section and page', () =>
  journey(token, async (page) => {
    const line = await page.$eval(
      'main header h1',
      (title) => title.previousElementSibling?.textContent ?? '',
    )
    assert.match(line, new RegExp(`^${sections.references} › \\S`))
  }))

test('at 2560 pixels the page stands in the middle, with its lists beside the text', () =>
  journey(token, async (page) => {
    await page.setViewport({ width: 2560, height: 1440 })
    const boxOf = (selector: string) =>
      page.$eval(selector, (part) => {
        const { left, right } = part.getBoundingClientRect()
        return { left, right }
      })
    const sidebar = await boxOf('#sidebar')
    const outline = await boxOf('#headings')
    const text = await boxOf('main article')
    assert.ok(Math.abs(sidebar.left - (2560 - outline.right)) < 20)
    assert.ok(sidebar.left > 200)
    assert.ok(text.left >= sidebar.right && text.right <= outline.left)
  }))

test('on a phone a wide table scrolls beside its first column', () =>
  journey(token, async (page) => {
    await phone(page)
    const table = `[role=group][aria-label="${article.table}"]:has(th:nth-child(3))`
    const starts = () =>
      page.$eval(table, (box) =>
        [...box.querySelectorAll('th')]
          .slice(0, 2)
          .map((cell) => Math.round(cell.getBoundingClientRect().left)),
      )
    const [first, second = 0] = await starts()
    await page.$eval(table, (box) => box.scrollTo({ left: 80 }))
    assert.deepEqual(await starts(), [first, second - 80])
  }))

test('on a phone the landing shows the playground at once', () =>
  journey('/', async (page) => {
    await page.setViewport({ width: 360, height: 640 })
    const bottom = await page.$eval(
      'main a[href="/playground.html"]',
      (link) => link.getBoundingClientRect().bottom,
    )
    assert.ok(bottom > 0 && bottom <= 640, `ends at ${bottom}`)
  }))

test('on a phone suggestions lie inside the menu', () =>
  journey(token, async (page) => {
    await phone(page)
    await page.locator('[popovertarget=sidebar]').click()
    await page.locator('#sidebar input').click()
    await page.keyboard.type('size')
    await page.waitForSelector('[role=option]', { visible: true })
    const over = await page.evaluate(() => {
      const menu = document.querySelector('#sidebar')?.getBoundingClientRect()
      return [...document.querySelectorAll('[role=option]')].filter(
        (one) => one.getBoundingClientRect().right > (menu?.right ?? 0),
      ).length
    })
    assert.equal(over, 0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForFunction((path) => location.pathname !== path, {}, token)
  }))

test('on a phone / opens the search of the full text', () =>
  journey(token, async (page) => {
    await phone(page)
    await page.keyboard.press('/')
    await page.keyboard.type('rent')
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('dialog[open] input')
          ?.value === 'rent',
    )
  }))

test('on a phone Copy covers no code, and output is wrapped', () =>
  journey(installation, async (page) => {
    await phone(page)
    const covered = await page.$$eval(
      'div[data-code]',
      (blocks) =>
        blocks.filter((block) => {
          const button = block.querySelector('[data-copy]')
          const listing = block.querySelector('pre')
          if (!button || !listing) return true
          const { right } = listing.getBoundingClientRect()
          return button.getBoundingClientRect().left < Math.floor(right)
        }).length,
    )
    assert.equal(covered, 0)
    const cut = await page.$$eval(
      `[role=group][aria-label="${code.output}"]`,
      (all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .length,
    )
    assert.equal(cut, 0)
  }))
