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
  await page.keyboard.press('x')
  await expect(other).toBeFocused()
  for (const key of ['s', '/']) {
    await other.focus()
    await page.keyboard.press(key)
    await expect(boxOn(page)).toBeFocused()
    await expect(boxOn(page)).toHaveValue('')
  }
  await other.focus()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(other).toBeFocused()
})

test('after a click on whatever, and after the modal has closed', async ({
  page,
}) => {
  const { dialog, field, button } = docsSearchOn(page)
  for (const click of [
    () => darkMode(page).click(),
    () => page.locator('#sidebar a').nth(2).click(),
    () => page.locator('main p').first().click(),
    async () => {
      await button.click()
      await expect(field).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    },
  ]) {
    await click()
    await page.keyboard.press('s')
    await expect(boxOn(page)).toBeFocused()
    await expect(boxOn(page)).toHaveValue('')
    await boxOn(page).blur()
  }
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).not.toBeFocused()
})

for (const close of ['Escape', 'ControlOrMeta+k'])
  test(`the box takes keys again after the modal that it opened: ${close}`, async ({
    page,
  }) => {
    const { dialog, field } = docsSearchOn(page)
    await boxOn(page).fill('rent')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field).toHaveValue('rent')
    await page.keyboard.press(close)
    await expect(dialog).toBeHidden()
    await expect(boxOn(page)).toBeFocused()
    await page.keyboard.type(' abc')
    await expect(boxOn(page)).toHaveValue('rent abc')
    await page.keyboard.press('Backspace')
    await expect(boxOn(page)).toHaveValue('rent ab')
  })

test('no key is lost while the modal opens on a slow processor', async ({
  page,
}) => {
  const { dialog, field } = docsSearchOn(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const delay of [0, 30, 100]) {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('borsh', { delay })
    await expect(field).toHaveValue('borsh')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
