import { darkMode } from './client-steps'
import { expect, test } from './fixtures'
import { field } from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, open } from './steps'

const { chrome } = messagesOf('en')

test('where the box is folded away / and s open the docs search', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, accounts)
  const dialog = page.getByRole('dialog')
  const menu = page.getByRole('button', { name: chrome.menu })
  for (const key of ['/', 's']) {
    await page.keyboard.press(key)
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await expect(dialog.getByRole('combobox')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await menu.click()
  await expect(field(page)).toBeVisible()
  await menu.blur()
  await page.keyboard.press('s')
  await expect(dialog.getByRole('combobox')).toBeFocused()
})

test('s and / lead to the field', { tag: '@firefox' }, async ({ page }) => {
  await open(page, accounts)
  for (const key of ['s', '/']) {
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await field(page).blur()
  }
  for (const key of ['Control+s', 'Alt+s', 'Shift+S', 'x']) {
    await page.keyboard.press(key)
    await expect(page.locator('body'), key).toBeFocused()
  }
  await darkMode(page).focus()
  await page.keyboard.press('s')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('s/')
  await expect(field(page)).toHaveValue('s/')
})
