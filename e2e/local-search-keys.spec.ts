import { darkMode } from './client-steps'
import { expect, test } from './fixtures'
import { field } from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, open } from './steps'

const { chrome } = messagesOf('en')

test('on a narrow screen / opens the docs search beside the open menu too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, accounts)
  const menu = page.getByRole('button', { name: chrome.menu })
  await menu.click()
  await expect(field(page)).toBeVisible()
  await menu.blur()
  await page.keyboard.press('s')
  await expect(field(page)).toBeFocused()
  await field(page).blur()
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(dialog.getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('s and / lead to the field, from nowhere else', async ({ page }) => {
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
  await expect(field(page)).not.toBeFocused()
  await field(page).focus()
  await page.keyboard.type('s/')
  await expect(field(page)).toHaveValue('s/')
})
