import type { Page } from '@playwright/test'
import { clientReady, expect, test } from './fixtures'
import { options } from './local-search-steps'
import { messagesOf } from './messages'
import { extension, readerMode, translator } from './page-changes'
import { accounts, localeOf, mark } from './steps'

const basics = '/references/basic-transactions.html'

async function switchTabs(page: Page): Promise<void> {
  const tabs = page.locator('[data-code-group]').first().getByRole('tab')
  for (const at of [1, 0]) {
    // A changed page may move while Playwright looks for a place to click.
    await tabs.nth(at).dispatchEvent('click')
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true')
  }
}

for (const [who, prefix, change] of [
  ['a translator', '/de', translator],
  ['an extension', '', extension],
] as const)
  test(`a page that ${who} changes still works`, async ({ page }) => {
    await page.addInitScript(change)
    await page.goto(prefix + accounts)
    await clientReady(page)
    const stays = await mark(page)
    await switchTabs(page)
    const box = page.getByRole('search').getByRole('combobox')
    await box.fill('token')
    await expect(options(page).first()).toBeVisible()
    await box.fill('')
    await page.keyboard.press('ControlOrMeta+k')
    const dialog = page.getByRole('dialog')
    for (const query of ['token', 'account']) {
      await dialog.getByRole('searchbox').fill(query)
      await expect(dialog.locator('mark').first()).toHaveText(
        new RegExp(query, 'i'),
      )
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page
      .locator(`#sidebar a[href="${prefix}${basics}"]`)
      .dispatchEvent('click')
    await expect(page).toHaveURL(prefix + basics)
    const { code, run } = messagesOf(localeOf(prefix + basics))
    // What a translator adds follows a name.
    const named = (name: string) => ({ name: new RegExp(`^${name}`) })
    await page
      .getByRole('button', named(code.run))
      .first()
      .dispatchEvent('click')
    const panel = page
      .getByRole('region')
      .filter({ has: page.getByRole('log') })
    const button = (name: string) => panel.getByRole('button', named(name))
    await expect(panel.locator('p[role=status]')).toHaveText(/\S/)
    await button(run.stop).dispatchEvent('click')
    await expect(button(run.again)).toBeVisible()
    // The status updates, although the translator has replaced its text.
    const [stopped = ''] = run.stopped.split('{')
    await expect(panel.locator('p[role=status]')).toContainText(stopped)
    await page.goBack()
    await switchTabs(page)
    expect(await stays()).toBe(true)
  })

test('a page that a reader mode reduces to the article still works', async ({
  page,
}) => {
  await page.goto(accounts)
  await clientReady(page)
  await page.evaluate(readerMode)
  const stays = await mark(page)
  await switchTabs(page)
  await page
    .locator('main a[href^="/core-concepts/"]:not([href*="accounts.html"])')
    .first()
    .dispatchEvent('click')
  await expect(page).not.toHaveURL(new RegExp(accounts))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(accounts))
  await switchTabs(page)
  expect(await stays()).toBe(true)
})
