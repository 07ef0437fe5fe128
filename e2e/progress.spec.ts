import type { Page } from '@playwright/test'
import { darkMode } from './client-steps'
import { expect, test } from './fixtures'
import {
  accounts,
  follow,
  holdPage,
  installation,
  linkTo,
  open,
  pdas,
} from './steps'

const bar = (page: Page) => page.locator('#nprogress .bar')

test('the bar shows while a page loads, and the previous page still works', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, accounts)
  const release = await holdPage(page, pdas)
  await linkTo(page, pdas).click()
  await expect(bar(page)).toBeVisible()
  await expect(page).toHaveURL(accounts)
  const done = () =>
    bar(page).evaluate(
      (element) => element.getBoundingClientRect().right / innerWidth,
    )
  const start = await done()
  expect(start).toBeLessThan(0.5)
  await expect.poll(done).toBeGreaterThan(Math.max(start, 0.08))
  await darkMode(page).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  release()
  await expect(page).toHaveURL(pdas)
  await expect(bar(page)).toHaveCount(0)
})

test('a canceled page does not show', async ({ page }) => {
  await open(page, accounts)
  const release = await holdPage(page, pdas)
  await linkTo(page, pdas).click()
  await expect(bar(page)).toBeVisible()
  await follow(page, installation)
  await expect(bar(page)).toHaveCount(0)
  release()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(installation)
})
