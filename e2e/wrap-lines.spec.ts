import type { Page } from '@playwright/test'
import { clientScript } from './client-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, follow, hold, open, pdas } from './steps'

const { code } = messagesOf('en')

test.use({ viewport: { width: 360, height: 740 } })

const listings = (page: Page) => page.locator('pre[data-lang]:visible')
const toggle = (page: Page) =>
  page.getByRole('button', { name: code.wrap }).first()

/** The number of programs that run over their box. */
const cut = (page: Page) =>
  listings(page).evaluateAll(
    (all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .length,
  )

test('the switch wraps all code, and again it does not', async ({ page }) => {
  await open(page, accounts)
  const before = await cut(page)
  expect(before).toBeGreaterThan(0)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await cut(page)).toBe(0)
  await page.keyboard.press('Enter')
  expect(await cut(page)).toBe(before)
})

test('the wish holds on other pages, and on a visit before the client has come', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  await toggle(page).click()
  await page.setViewportSize({ width: 1280, height: 740 })
  await follow(page, pdas)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await cut(page)).toBe(0)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  const clientComes = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  expect(await cut(page)).toBe(0)
  clientComes()
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no switch', async ({ page }) => {
    await page.goto(accounts)
    await expect(toggle(page)).toBeHidden()
  })
})
