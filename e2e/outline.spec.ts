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

  test('both lists show the target heading of a link', {
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

  test('a list that the reader scrolled does not move', async ({ page }) => {
    await open(page, token)
    const sidebar = sidebarOf(page)
    await sidebar.getByRole('button', { name: chrome.allHeadings }).click()
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

  test('the sidebar shows the active heading, and all headings by a button', async ({
    page,
  }) => {
    await open(page, `${token}#how-to-close-token-accounts`)
    const sidebar = sidebarOf(page)
    const other = sidebar.getByRole('link', { name: 'Create a token' }).first()
    await expect(other).toBeHidden()
    const button = sidebar.getByRole('button', { name: chrome.allHeadings })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(other).toBeVisible()
    await button.click()
    await expect(other).toBeHidden()
  })

  test('the sidebar preserves its scroll offset and its folded sections across pages', {
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

  test('a bar names the active heading, and links to the others', {
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
})
