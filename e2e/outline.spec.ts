import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, follow, open, pdas } from './steps'

const { chrome, article } = messagesOf('en')
const token = '/references/token.html'

const sidebarOf = (page: Page) =>
  page.getByRole('navigation', { name: chrome.pages })
const outlineOf = (page: Page) =>
  page.getByRole('navigation', { name: article.onThisPage })
const scrollTop = (list: Locator) => list.evaluate((one) => one.scrollTop)

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('both lists show the heading that a link leads to', {
    tag: '@firefox',
  }, async ({ page }) => {
    await open(page, `${token}#how-to-close-token-accounts`)
    for (const list of [sidebarOf(page), outlineOf(page)]) {
      const mark = list.locator('[aria-current=location]')
      await expect(mark).toHaveText('Close token accounts')
      await expect(mark).toBeInViewport({ ratio: 1 })
    }
    await expect(
      page.getByRole('button', { name: article.onThisPage }),
    ).toBeHidden()
  })

  test('the lists follow the reader to the end of a long page', async ({
    page,
  }) => {
    await open(page, token)
    await page.mouse.move(700, 450)
    await page.mouse.wheel(0, 200_000)
    for (const list of [sidebarOf(page), outlineOf(page)]) {
      const mark = list.locator('[aria-current=location]')
      await expect(mark).toHaveText('Sources')
      await expect(mark).toBeInViewport({ ratio: 1 })
    }
  })

  test('a list that the reader scrolled stays where it is', async ({
    page,
  }) => {
    await open(page, token)
    const sidebar = sidebarOf(page)
    await sidebar.hover()
    await page.mouse.wheel(0, 100_000)
    await expect(
      sidebar.locator('[aria-current=location]'),
    ).not.toBeInViewport()
    const place = await scrollTop(sidebar)
    await page.mouse.move(700, 450)
    await page.mouse.wheel(0, 2_000)
    await expect(page).toHaveURL(/#/)
    expect(await scrollTop(sidebar)).toBe(place)
  })

  test('the sidebar stays while pages change, and sections stay folded', {
    tag: '@firefox',
  }, async ({ page }) => {
    await open(page, accounts)
    const sidebar = sidebarOf(page)
    await sidebar.locator('summary').first().click()
    await expect(sidebar.locator('details').first()).not.toHaveAttribute('open')
    await sidebar.evaluate((one) => {
      one.scrollTop = 120
    })
    await follow(page, pdas)
    await expect(sidebar.locator('details').first()).not.toHaveAttribute('open')
    expect(await scrollTop(sidebar)).toBe(120)
    await expect(sidebar.locator('[aria-current=page]')).toBeInViewport()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens at the current page', async ({ page }) => {
    await page.goto(`${token}#metadata`)
    await page.getByRole('button', { name: chrome.menu }).click()
    await expect(
      sidebarOf(page).locator('[aria-current=location]'),
    ).toBeInViewport({ ratio: 1 })
  })

  test('a bar names the heading that is read, and leads to others', {
    tag: '@firefox',
  }, async ({ page }) => {
    await open(page, token)
    const bar = page.getByRole('button', { name: article.onThisPage })
    await page.evaluate(() => scrollTo(0, 6_000))
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.click()
    const outline = outlineOf(page)
    await outline.getByRole('link', { name: 'Close token accounts' }).click()
    await expect(outline).toBeHidden()
    await expect(page).toHaveURL(`${token}#how-to-close-token-accounts`)
    await expect(bar).toContainText('Close token accounts')
    await expect(
      page.getByRole('heading', { name: 'Close token accounts' }),
    ).toBeInViewport({ ratio: 1 })
  })

  test('the way to the top comes when the reader turns back', {
    tag: '@firefox',
  }, async ({ page }) => {
    await open(page, token)
    const button = page.getByRole('button', { name: chrome.backToTop })
    await page.evaluate(() => scrollTo(0, 3_000))
    await expect(page).toHaveURL(/#/)
    await expect(button).toBeHidden()
    await page.evaluate(() => scrollTo(0, 2_500))
    await expect(button).toBeVisible()
  })
})
