import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { field } from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, follow, linkTo, localeOf, open, pdas } from './steps'

const { shortcuts } = messagesOf('en')

const sheet = (page: Page, name = shortcuts.title) =>
  page.getByRole('dialog', { name })
const setting = (page: Page) =>
  page.getByRole('checkbox', { name: shortcuts.singleKeys })

for (const path of [accounts, `/th${accounts}`]) {
  test(`? opens the sheet on ${path}, Escape closes it`, async ({ page }) => {
    const texts = messagesOf(localeOf(path)).shortcuts
    await open(page, path)
    await page.keyboard.press('?')
    await expect(sheet(page, texts.title)).toBeVisible()
    const { title, close, singleKeys, ...rows } = texts
    for (const row of Object.values(rows)) {
      await expect(sheet(page, title).getByText(row)).toBeVisible()
    }
    await expect(page.getByRole('checkbox', { name: singleKeys })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(sheet(page, title)).toBeHidden()
    await page.keyboard.press('?')
    await page.getByRole('button', { name: close, exact: true }).click()
    await expect(sheet(page, title)).toBeHidden()
  })
}

test('the footer opens the sheet, which returns the focus', async ({
  page,
}) => {
  await open(page, accounts)
  const button = page
    .getByRole('contentinfo')
    .getByRole('button', { name: shortcuts.title })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('single-key shortcuts can be switched off, persistently', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  await page.keyboard.press('?')
  await setting(page).uncheck()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  const expectOff = async () => {
    for (const key of ['?', 's', '/']) await page.keyboard.press(key)
    await expect(page.locator('body')).toBeFocused()
    await expect(sheet(page)).toHaveCount(0)
  }
  await expectOff()
  await open(page, pdas)
  await expectOff()
  await page.getByRole('button', { name: shortcuts.title }).click()
  await setting(page).check()
  await page.keyboard.press('Escape')
  await follow(page, accounts)
  await linkTo(page, accounts).blur()
  await page.evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
  })
  await page.keyboard.press('s')
  await expect(field(page)).toBeFocused()
})
