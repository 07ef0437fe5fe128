import { singleKeysKey } from '../../lib/client/shortcut-setting'
import { darkMode } from '../client-steps'
import { kit } from '../code-group-steps'
import { expect, test } from '../fixtures'
import { field, focused } from '../local-search-steps'
import { messagesOf } from '../messages'
import { accounts, follow, open, pdas } from '../steps'

const { code, shortcuts, zoom } = messagesOf('en')

test.describe('with storage blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
      const stores = ['localStorage', 'sessionStorage', 'caches', 'indexedDB']
      for (const name of stores) Object.defineProperty(window, name, { get })
      Object.defineProperty(Document.prototype, 'cookie', { get, set: get })
    })
  })

  test('the scheme holds until the next document', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, accounts)
    await darkMode(page).click()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await follow(page, pdas)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(darkMode(page)).toBeChecked()
    await darkMode(page).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })

  test('so does the choice of code', async ({ page }) => {
    await open(page, accounts)
    const tab = page.getByRole('tab', { name: 'Rust' }).first()
    await tab.click()
    await follow(page, pdas)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const full = page.getByRole('button', { name: code.full }).first()
    await full.click()
    await expect(full).toHaveAttribute('aria-pressed', 'true')
  })

  test('search, zoom and shortcuts work', async ({ page }) => {
    await open(page, accounts)
    await page.keyboard.press('?')
    const setting = page.getByRole('checkbox', { name: shortcuts.singleKeys })
    await setting.uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('s')
    await expect(field(page)).not.toBeFocused()
    await page.getByRole('button', { name: zoom.open }).first().click()
    await expect(page.getByRole('button', { name: zoom.close })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await field(page).fill('minimum')
    await expect(focused(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#[a-z-]*minimum[a-z-]*$/)
  })
})

test.describe('with storage that holds nonsense', () => {
  test('the defaults hold', async ({ page }) => {
    await page.addInitScript(
      (keys) => {
        for (const key of keys) localStorage.setItem(key, '{"<html>')
      },
      ['vuepress-color-scheme', 'code-choice', singleKeysKey],
    )
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, accounts)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    const tab = page.getByRole('tab', { selected: true }).first()
    await expect(tab).toHaveText(kit)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('with storage that is full', () => {
  test('nothing breaks', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, accounts)
    await darkMode(page).click()
    await page.getByRole('tab', { name: 'Rust' }).first().click()
    await follow(page, pdas)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })
})
