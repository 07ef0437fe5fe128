import { docsSearchOn, find } from '../docs-search-steps'
import { expect, test } from '../fixtures'
import { messagesOf } from '../messages'
import { accounts, follow, open, pdas } from '../steps'

const { chrome, search } = messagesOf('en')

for (const day of ['1970-01-01', '2100-01-01']) {
  test(`with a clock that says ${day} everything works`, async ({ page }) => {
    await page.clock.setFixedTime(day)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, accounts)
    await page.getByRole('switch', { name: chrome.darkMode }).click()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await follow(page, pdas)
    await page.goBack()
    await expect(page).toHaveURL(accounts)
    await expect(page.locator('h1')).toHaveText('Accounts')
    const docsSearch = docsSearchOn(page)
    await docsSearch.button.click()
    await find(docsSearch, 'rent')
    await page.keyboard.press('Enter')
    await expect(docsSearch.dialog).toBeHidden()
    await docsSearch.button.click()
    await expect(docsSearch.hits).toHaveCount(1)
    await page.keyboard.press('Escape')
    const field = page.getByRole('combobox', { name: search.label })
    await field.fill('stake')
    await expect(page.locator('a[role=option]').first()).toBeVisible()
  })
}
