import type { Page } from '@playwright/test'
import {
  docsSearchOn,
  texts as en,
  find,
  noResults,
  openDocsSearch,
  settingsFile,
  textFile,
} from './docs-search-steps'
import { expect, test } from './fixtures'
import { field, focused } from './local-search-steps'
import { accounts, follow, hold, mark, open, pdas } from './steps'

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: en.failed })

test.describe('without network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the docs search goes on with the text that is there', async ({
    page,
    context,
  }) => {
    const search = await openDocsSearch(page, accounts)
    await find(search, 'rent')
    await context.setOffline(true)
    await find(search, 'durable nonce')
    await page.keyboard.press('Escape')
    await search.button.click()
    await find(search, 'staking')
    await search.field.fill('qqxqqxqq')
    await expect(search.dialog.getByText(noResults('qqxqqxqq'))).toBeVisible()
  })

  test('the box goes on with the index that is there', async ({
    page,
    context,
  }) => {
    await open(page, accounts)
    await field(page).fill('size limits')
    await expect(focused(page)).toBeVisible()
    await context.setOffline(true)
    await field(page).fill('minimum balance')
    await expect(focused(page)).toHaveText(/minimum balance/i)
  })

  test('without the text it says so, until there is network again', async ({
    page,
    context,
  }) => {
    const release = await hold(page, `**${textFile}`)
    const search = await openDocsSearch(page, accounts)
    await context.setOffline(true)
    release()
    await search.field.fill('rent')
    const alert = search.dialog.getByRole('alert')
    const retry = alert.getByRole('button', { name: en.retry })
    await expect(alert).toContainText(en.errorTitle)
    await expect(alert).toContainText(en.errorHelp)
    // The alert of the first failure may still be there when the second search begins.
    const failedAgain = page.waitForEvent('console', (message) =>
      message.text().startsWith('The search failed'),
    )
    await retry.click()
    await failedAgain
    await expect(alert).toContainText(en.errorTitle)
    await context.setOffline(false)
    await retry.click()
    await expect(search.hits.first()).toBeVisible()
    await expect(search.field).toHaveValue('rent')
  })
})

test.describe('a modal that crashes', () => {
  test.use({ expectedErrors: [/TypeError/] })

  test('closes, says so, leaves the page alive, and comes anew', async ({
    page,
  }) => {
    let broken = true
    await page.route(`**${settingsFile}`, (route) =>
      broken ? route.fulfill({ json: {} }) : route.continue(),
    )
    await open(page, accounts)
    const stays = await mark(page)
    const { button, dialog, field } = docsSearchOn(page)
    await button.click()
    await expect(notice(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await follow(page, pdas)
    expect(await stays()).toBe(true)
    broken = false
    await button.click()
    await expect(field).toBeFocused()
    await expect(notice(page)).toHaveCount(0)
    await field.fill('rent')
    await expect(docsSearchOn(page).hits.first()).toBeVisible()
  })
})
