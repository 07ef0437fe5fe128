import { site } from '../site.config'
import { docsSearchOn } from './docs-search-steps'
import { expect, test } from './fixtures'
import { field, options } from './local-search-steps'
import { messagesOf } from './messages'
import { homePath } from './site-pages'
import { accounts, openReady } from './steps'

test.use({ expectedErrors: [/status of 404/] })

for (const [locale, chance, message] of [
  ['en', 0, 'message1'],
  ['th', 0.99, 'message4'],
] as const)
  test(`${locale}: ${message}`, { tag: '@firefox' }, async ({ page }) => {
    const { notFound } = messagesOf(locale)
    await page.addInitScript((chosen) => {
      Math.random = () => chosen
    }, chance)
    const home = homePath(locale)
    const response = await page.goto(`${home}guides/no-such-page.html`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('blockquote')).toHaveText(notFound[message], {
      useInnerText: true,
    })
    await expect(page).toHaveTitle(`${notFound.title} | ${site.title}`)
    await page.getByRole('link', { name: notFound.takeMeHome }).click()
    await expect(page).toHaveURL(home)
  })

test('the nearest existing pages are suggested', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto('/core-concepts/acounts')
  const { notFound } = messagesOf('en')
  await expect(page.getByText(notFound.nearest)).toBeVisible()
  await page.getByRole('link', { name: 'Accounts' }).first().click()
  await expect(page).toHaveURL(accounts)
})

test.describe('a page that exists only in other languages', () => {
  const { notFound } = messagesOf('de')

  test('is suggested in them, at the requested heading', {
    tag: '@firefox',
  }, async ({ page }) => {
    const response = await page.goto('/de/core-concepts/cpi.html#facts')
    expect(response?.status()).toBe(404)
    await expect(page.getByText(notFound.untranslated)).toBeVisible()
    await expect(page.getByText(notFound.nearest)).toBeHidden()
    const link = page.getByRole('main').getByRole('link', { name: 'English' })
    await expect(link).toHaveAttribute('hreflang', 'en-US')
    await expect(link).toHaveAttribute('lang', 'en-US')
    await link.click()
    await expect(page).toHaveURL('/core-concepts/cpi.html#facts')
  })
})

test.describe('the bar', () => {
  const { docsSearch, search } = messagesOf('de')

  test('has both searches in the language of the address', {
    tag: '@firefox',
  }, async ({ page }) => {
    await openReady(page, '/de/no-such-page.html')
    await page.keyboard.press('s')
    await expect(field(page, search.label)).toBeFocused()
    await page.keyboard.type('Transaktionen')
    await expect(options(page).first()).toBeVisible()
    await expect(
      page.getByRole('option', {
        name: search.all.replace('{query}', 'Transaktionen'),
      }),
    ).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/^.*\/de\/.*transactions.*html/)
    await openReady(page, '/de/no-such-page.html')
    const found = docsSearchOn(page, 'de')
    await found.button.click()
    await expect(found.field).toBeFocused()
    await expect(
      page.getByRole('dialog', { name: docsSearch.button }),
    ).toBeVisible()
  })

  test('has no box on a narrow screen, where the page has one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openReady(page, '/de/no-such-page.html')
    await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
    await expect(field(page, search.label)).toHaveCount(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows, without dead controls', async ({ page }) => {
    await page.goto('/no-such-page.html')
    const { notFound, docsSearch } = messagesOf('en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      notFound.title,
    )
    await expect(
      page.getByRole('button', { name: docsSearch.button }),
    ).toBeHidden()
    await expect(page.getByRole('search')).toHaveCount(0)
  })
})
