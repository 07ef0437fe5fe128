import { site } from '../site.config'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { homePath } from './site-pages'
import { accounts } from './steps'

test.use({ expectedErrors: [/status of 404/] })

const chances = [0, 0.25, 0.5, 0.99]
const texts = ['message1', 'message2', 'message3', 'message4'] as const

for (const locale of ['en', 'th'] as const) {
  for (const [index, message] of texts.entries()) {
    test(`${locale}: ${message}`, async ({ page }) => {
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

test('the nearest existing pages are offered', async ({ page }) => {
  await page.goto('/core-concepts/acounts')
  const { notFound } = messagesOf('en')
  await expect(page.getByText(notFound.nearest)).toBeVisible()
  await page.getByRole('link', { name: 'Accounts' }).first().click()
  await expect(page).toHaveURL(accounts)
})
