import { localSearchLimits } from '../lib/shared/limits'
import { first, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { field, lastRow, options } from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, open } from './steps'

const { chrome, code, zoom } = messagesOf('en')

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  isMobile: true,
})

test('a tap picks a tab, the toggle, and a drawing', async ({ page }) => {
  await open(page, accounts)
  await tab(first(page), 'Python').tap()
  await expect(tab(first(page), 'Python')).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const full = page.getByRole('button', { name: code.full }).first()
  await full.tap()
  await expect(full).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: zoom.open }).first().tap()
  const close = page.getByRole('button', { name: zoom.close })
  await close.tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a tap on a suggestion leads on and closes the menu', async ({ page }) => {
  await open(page, accounts)
  await page.getByRole('button', { name: chrome.menu }).tap()
  await field(page).tap()
  await field(page).fill('size')
  await page.getByRole('option', { name: 'Size limits' }).first().tap()
  await expect(page).toHaveURL(`${accounts}#size-limits`)
  await expect(field(page)).toBeHidden()
  await expect(page.locator('#size-limits')).toBeInViewport()
})

test('a long list of suggestions scrolls to its last row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, accounts)
  await page.getByRole('button', { name: chrome.menu }).tap()
  await field(page).fill('token')
  await expect(options(page)).toHaveCount(localSearchLimits.suggestions)
  const last = lastRow(page, 'token')
  await expect(last).not.toBeInViewport()
  await field(page).press('ArrowUp')
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await field(page).press('ArrowDown')
  await expect(options(page).first()).toBeInViewport({ ratio: 0.9 })
})

test('a tap on a heading in the menu closes it too', async ({ page }) => {
  await open(page, accounts)
  await page.getByRole('button', { name: chrome.menu }).tap()
  const menu = page.getByRole('navigation', { name: chrome.pages })
  await menu.locator('a[href="#size-limits"]').tap()
  await expect(page).toHaveURL(`${accounts}#size-limits`)
  await expect(menu).toBeHidden()
  await expect(page.locator('#size-limits')).toBeInViewport()
})
