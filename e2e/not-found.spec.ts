import { site } from '../site.config'
import { docsSearchOn } from './docs-search-steps'
import { expect, test } from './fixtures'
import { field, options } from './local-search-steps'
import { messagesOf } from './messages'
import { homePath } from './site-pages'
import { accounts, openReady } from './steps'

test.use({ expectedErrors: [/status of 404/] })

const chances = [0, 0.25, 0.5, 0.99]
const texts = ['message1', 'message2', 'message3', 'message4'] as const

for (const locale of ['en', 'th'] as const) {
  for (const [index, message] of texts.entries()) {
    test(`${locale}: ${message}`, {
      tag: locale === 'th' && index === 0 ? '@firefox' : [],
    }, async ({ page }) => {
      const { notFound } = messagesOf(locale)
      await page.addInitScript((chance) => {
        Math.random = () => chance
      }, chances[index] ?? 0)
      const home = homePath(locale)
      const response = await page.goto(`${home}guides/no-such-page.html`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('blockquote')).toHaveText(notFound[message], {
        useInnerText: true,
      })
      await expect(page).toHaveTitle(`${notFound.title} | ${site.title}`)
      const { lang } = site.locales[locale]
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.getByRole('link', { name: notFound.takeMeHome }).click()
      await expect(page).toHaveURL(home)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    })
  }
}

for (const scheme of ['light', 'dark'] as const) {
  test(`comes in the ${scheme} scheme of the system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/no-such-page.html')
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
  })
}

test('an unknown prefix and a mere folder are answered too', async ({
  page,
}) => {
  for (const path of ['/xx/core-concepts/accounts.html', '/core-concepts/']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    const { notFound } = messagesOf('en')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(notFound.title)
  }
})

test('the nearest existing pages are offered', { tag: '@firefox' }, async ({
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

  test('is offered in them, at the heading that was asked for', {
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

  test('is offered in all of them, in any form of its address', async ({
    page,
  }) => {
    const { en, de, vi, th, fr, id } = site.locales
    const names = [en, de, vi, th, fr, id].map(({ name }) => name)
    for (const path of ['/es/integrations/jupiter', '/es/integrations/']) {
      await page.goto(path)
      const links = page.getByRole('main').getByRole('listitem')
      await expect(links).toHaveText(names)
    }
  })
})

test.describe('the bar', () => {
  const { chrome, docsSearch, search } = messagesOf('de')

  test('has both searches in the language of the address', {
    tag: '@firefox',
  }, async ({ page }) => {
    await openReady(page, '/de/no-such-page.html')
    await page.keyboard.press('s')
    await expect(field(page, search.label)).toBeFocused()
    await page.keyboard.type('Transaktionen')
    await expect(options(page).first()).toBeVisible()
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

  test('has scheme and languages', async ({ page }) => {
    await openReady(page, '/de/no-such-page.html')
    const dark = page.getByRole('switch', { name: chrome.darkMode })
    await dark.click()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await page.getByRole('button', { name: chrome.languages }).click()
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL('/fr/')
  })

  test('leaves the box to the page on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openReady(page, '/de/no-such-page.html')
    await expect(page.getByRole('main').getByRole('combobox')).toBeVisible()
    await expect(field(page, search.label)).toHaveCount(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is there, without dead controls', async ({ page }) => {
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
