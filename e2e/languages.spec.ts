import { site } from '../site.config'
import { clientScript } from './client-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { builtLocales, examplePages, homePath, sitePages } from './site-pages'
import { accounts, hold, open } from './steps'

for (const { locale, path } of examplePages) {
  test(`${path} offers every language by its own name`, async ({ page }) => {
    const { chrome } = messagesOf(locale)
    await page.goto(path)
    const menu = page.getByRole('navigation', {
      name: chrome.languages,
      exact: true,
    })
    await menu.getByRole('button', { name: chrome.languages }).click()
    const links = menu.getByRole('link')
    await expect(links).toHaveCount(builtLocales.length)
    for (const [index, other] of builtLocales.entries()) {
      const { lang, name } = site.locales[other]
      const link = links.nth(index)
      const same = homePath(other) + path.slice(homePath(locale).length)
      const exists = sitePages.some((each) => each.path === same)
      await expect(link).toHaveAttribute(
        'href',
        exists ? same : homePath(other),
      )
      await expect(link.locator(`[lang="${lang}"]`)).toHaveText(name)
      await expect(link).toHaveText(exists ? name : `${name}${chrome.homeOnly}`)
    }
    await expect(menu.locator('[aria-current]')).toHaveText(
      site.locales[locale].name,
    )
  })
}

test('a page that is not translated leads to the home page', async ({
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

test('a change of language keeps the heading', async ({ page }) => {
  const { chrome } = messagesOf('en')
  await page.goto(accounts)
  const heading = page.getByRole('heading', { level: 2 }).last()
  const id = await heading.getAttribute('id')
  await open(page, `${accounts}#${id}`)
  await page.getByRole('button', { name: chrome.languages }).press('Enter')
  await page.getByRole('link', { name: 'Deutsch' }).press('Enter')
  await expect(page).toHaveURL(`/de${accounts}#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('a change of language keeps the heading before scripts have come', async ({
  page,
}) => {
  const { chrome } = messagesOf('en')
  const come = await hold(page, clientScript)
  await page.goto(`${accounts}#facts`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: chrome.languages }).press('Enter')
  await page.getByRole('link', { name: 'Deutsch' }).press('Enter')
  await expect(page).toHaveURL(`/de${accounts}#facts`)
  come()
})
