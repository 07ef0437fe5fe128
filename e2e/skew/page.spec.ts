import type { Page } from '@playwright/test'
import { darkMode, root } from '../client-steps'
import { docsSearchOn, find } from '../docs-search-steps'
import { openUse, uses } from '../faults/uses'
import { expect } from '../fixtures'
import { field, focused, options } from '../local-search-steps'
import { messagesOf } from '../messages'
import { accounts, mark, open, pdas } from '../steps'
import { expectPage, test } from './fixtures'

const { chrome } = messagesOf('en')

async function expectDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await darkMode(page).click()
  await expect(root(page)).toHaveCSS('color-scheme', 'dark')
}

/** Expects the local search to lead to a page of the newest release. */
async function expectSearches(page: Page): Promise<void> {
  await field(page).fill('program derived addresses')
  await focused(page).click()
  await expectPage(page, pdas, 2)
}

test.describe('a tab from before a release whose host keeps its scripts', () => {
  for (const [name, use] of Object.entries(uses)) {
    test(`has ${name}`, async ({ page, host }) => {
      await openUse(page, use)
      host.deploy(2, { keep: true })
      const stays = await mark(page)
      await use.ask(page)
      await use.expectShown(page)
      if (name !== 'the progress bar') expect(await stays()).toBe(true)
    })
  }

  test('has scheme, tabs and both searches, which lead to the newest page', async ({
    page,
    host,
  }) => {
    await open(page, accounts)
    host.deploy(2, { keep: true })
    await expectDark(page)
    const tab = page.getByRole('tab', { name: 'Rust' }).first()
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const docsSearch = docsSearchOn(page)
    await docsSearch.button.click()
    await find(docsSearch, 'installation')
    await page.keyboard.press('Enter')
    await expect(docsSearch.dialog).toBeHidden()
    await expect(page.locator('h1')).toHaveText(/\(release 2\)$/)
    await expectSearches(page)
  })

  test('changes its language to the newest page', async ({ page, host }) => {
    await open(page, accounts)
    host.deploy(2, { keep: true })
    await page.getByRole('button', { name: chrome.languages }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(`/de${accounts}`)
    await expect(page.locator('h1')).toHaveText(/\(release 2\)$/)
  })
})

test.describe('a tab from before a release whose host has only its own scripts', () => {
  test.use({
    expectedErrors: [/Failed to load resource|Fetch API cannot load|integrity/],
  })

  for (const [name, use] of Object.entries(uses)) {
    // This script loads with its page.
    if (use === uses['the filter of error codes']) continue
    test(`says that ${name} did not come, and has it in the newest page`, async ({
      page,
      host,
    }) => {
      await openUse(page, use)
      host.deploy(2, { keep: false })
      await use.ask(page)
      if (use.told) {
        const notice = page.getByRole('alert').filter({ hasText: use.told })
        await notice.getByRole('button', { name: chrome.reload }).click()
        await expect(page.locator('h1')).toHaveText(/\(release 2\)$/)
        await openUse(page, use)
        await use.ask(page)
        await use.expectShown(page)
      }
    })
  }

  test('goes on with the searches that are open', async ({ page, host }) => {
    await open(page, accounts)
    await field(page).fill('rent')
    await expect(options(page).first()).toBeVisible()
    host.deploy(2, { keep: false })
    await expectSearches(page)
  })
})
