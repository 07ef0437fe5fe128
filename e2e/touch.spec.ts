import { first, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { field, lastRow, options } from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, open, serialization } from './steps'

const { chrome, code, zoom } = messagesOf('en')

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
})

test('a tap works on a tab, the toggle, and a drawing', async ({ page }) => {
  await open(page, accounts)
  await tab(first(page), 'Python').tap()
  await expect(tab(first(page), 'Python')).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const full = page.getByRole('button', { name: code.full }).first()
  await full.tap()
  await expect(full).toHaveAttribute('aria-pressed', 'true')
  await open(page, serialization)
  await page.getByRole('button', { name: zoom.open }).first().tap()
  const close = page.getByRole('button', { name: zoom.close })
  await close.tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('in the menu a long list of suggestions scrolls, and taps follow links', async ({
  page,
}) => {
  await open(page, accounts)
  const menu = page.getByRole('button', { name: chrome.menu })
  await menu.tap()
  await field(page).fill('token')
  await expect(options(page).first()).toBeVisible()
  const last = lastRow(page, 'token')
  await expect(last).not.toBeInViewport()
  await field(page).press('ArrowUp')
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await field(page).fill('size')
  await page.getByRole('option', { name: 'Size limits' }).first().tap()
  await expect(page).toHaveURL(`${accounts}#size-limits`)
  await expect(field(page)).toBeHidden()
  await menu.tap()
  const sidebar = page.getByRole('navigation', { name: chrome.pages })
  await sidebar.locator('a[href="#addresses"]').tap()
  await expect(page).toHaveURL(`${accounts}#addresses`)
  await expect(sidebar).toBeHidden()
  await expect(page.locator('#addresses')).toBeInViewport()
})
