import { site } from '../site.config'
import { clientScript } from './client-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { builtLocales } from './site-pages'
import { accounts, hold, open } from './steps'

test('the menu lists every language by its own name', async ({ page }) => {
  const { chrome } = messagesOf('de')
  await page.goto(`/de${accounts}`)
  const menu = page.getByRole('navigation', {
    name: chrome.languages,
    exact: true,
  })
  await menu.getByRole('button', { name: chrome.languages }).click()
  const links = menu.getByRole('link')
  await expect(links).toHaveText(
    builtLocales.map((locale) => site.locales[locale].name),
  )
  await expect(links.locator('[lang="th-TH"]')).toHaveText(site.locales.th.name)
  await expect(menu.locator('[aria-current]')).toHaveText('Deutsch')
})

test('for a page that is not translated, the menu links to the home page', async ({
  page,
}) => {
  const { chrome } = messagesOf('en')
  await page.goto('/core-concepts/cpi.html')
  await page.getByRole('button', { name: chrome.languages }).click()
  const link = page.getByRole('link', { name: 'Deutsch' })
  await expect(link).toContainText(chrome.homeOnly)
  await link.click()
  await expect(page).toHaveURL('/de/')
})

test('a change of language preserves the heading, also before scripts load', async ({
  page,
}) => {
  const { chrome } = messagesOf('en')
  const come = await hold(page, clientScript)
  await page.goto(`${accounts}#facts`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: chrome.languages }).press('Enter')
  await page.getByRole('link', { name: 'Deutsch' }).press('Enter')
  await expect(page).toHaveURL(`/de${accounts}#facts`)
  come()
  await open(page, `${accounts}#size-limits`)
  await page.getByRole('button', { name: chrome.languages }).press('Enter')
  await page.getByRole('link', { name: 'Deutsch' }).press('Enter')
  await expect(page).toHaveURL(`/de${accounts}#size-limits`)
  await expect(page.locator('#size-limits')).toBeInViewport()
})
