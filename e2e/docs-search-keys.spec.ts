import { darkMode } from './client-steps'
import { docsSearchOn } from './docs-search-steps'
import { expect, test } from './fixtures'
import { field as boxOn } from './local-search-steps'
import { accounts, open } from './steps'

test.beforeEach(({ page }) => open(page, accounts))

test('with the focus on nothing', async ({ page }) => {
  const { dialog, field } = docsSearchOn(page)
  await page.keyboard.press('x')
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('/')
  await expect(boxOn(page)).toBeFocused()
  await boxOn(page).blur()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('where text is typed', async ({ page }) => {
  const { dialog } = docsSearchOn(page)
  await page.evaluate(() => {
    const area = document.createElement('textarea')
    document.body.prepend(area)
    area.focus()
  })
  await page.keyboard.type('s/x')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.locator('textarea')).toHaveValue('s/x')
  await expect(dialog).toHaveCount(0)
})

test('in the box', async ({ page }) => {
  const { dialog, field } = docsSearchOn(page)
  await boxOn(page).focus()
  await page.keyboard.type('s/x')
  await expect(boxOn(page)).toHaveValue('s/x')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toHaveValue('s/x')
  await page.keyboard.press('Escape')
  await expect(boxOn(page)).toBeFocused()
})

test('on the button', async ({ page }) => {
  const { dialog, field, button } = docsSearchOn(page)
  for (const [key, query] of [
    ['s', 's'],
    ['7', '7'],
    ['/', ''],
    ['ControlOrMeta+k', ''],
    ['Enter', ''],
  ] as const) {
    await button.focus()
    await page.keyboard.press(key)
    await expect(field).toBeFocused()
    await expect(field, key).toHaveValue(query)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('on anything else', async ({ page }) => {
  const { dialog, field } = docsSearchOn(page)
  const other = darkMode(page)
  await other.focus()
  for (const key of ['s', 'x']) await page.keyboard.press(key)
  await expect(other).toBeFocused()
  await expect(dialog).toHaveCount(0)
  for (const key of ['/', 'ControlOrMeta+k']) {
    await page.keyboard.press(key)
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(other).toBeFocused()
  }
})
