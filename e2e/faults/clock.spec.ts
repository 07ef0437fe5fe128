import { darkMode } from '../client-steps'
import { docsSearchOn, find } from '../docs-search-steps'
import { expect, test } from '../fixtures'
import { field, options } from '../local-search-steps'
import { accounts, follow, open, pdas } from '../steps'

for (const day of ['1970-01-01', '2100-01-01']) {
  test(`with a clock that says ${day} everything works`, async ({ page }) => {
    await page.clock.setFixedTime(day)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, accounts)
    await darkMode(page).click()
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
    await field(page).fill('stake')
    await expect(options(page).first()).toBeVisible()
  })
}
