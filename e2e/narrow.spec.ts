import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { templatePaths } from './site-pages'
import { accounts, installation, openReady, overflow } from './steps'

test.use({
  viewport: { width: 320, height: 640 },
  expectedErrors: [/status of 404/],
})

/** Pages that not all languages have: a guide, a long page of recipes, a page on a service. */
const articles = [
  '/guides/versioned-transactions.html',
  '/references/token.html',
  '/integrations/jupiter.html',
]

/** Languages with long words, with tall letters, and without spaces. */
const pages: Readonly<Record<string, readonly string[]>> = {
  en: articles,
  de: templatePaths.map((path) => `/de${path}`),
  th: [...templatePaths, '/references/token.html'].map((path) => `/th${path}`),
  zh: templatePaths.map((path) => `/zh${path}`),
}

for (const [locale, paths] of Object.entries(pages))
  test(`no page of ${locale} scrolls sideways`, async ({ page }) => {
    for (const path of paths) {
      // As narrow as a window of 1280 pixels at 400 %.
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        expect(await overflow(page), `${path}, ${width} px`).toBeLessThan(1)
      }
    }
  })

test('the menu opens, follows a link and closes', async ({ page }) => {
  const { chrome } = messagesOf('en')
  await page.goto(accounts)
  const sidebar = page.getByRole('navigation', { name: chrome.pages })
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: chrome.menu }).click()
  await expect(sidebar).toBeVisible()
  await sidebar.locator(`a[href="${installation}"]`).click()
  await expect(page).toHaveURL(installation)
  await expect(sidebar).toBeHidden()
})

test('the focus moves into the menu that a key opened, and Escape returns it', async ({
  page,
}) => {
  const { chrome } = messagesOf('en')
  await openReady(page, accounts)
  const menu = page.getByRole('button', { name: chrome.menu })
  await menu.focus()
  await page.keyboard.press('Enter')
  const sidebar = page.getByRole('navigation', { name: chrome.pages })
  const input = sidebar.locator('input')
  await expect(input).toBeFocused()
  await input.fill('rent')
  await expect(sidebar.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sidebar.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(input).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(sidebar).toBeHidden()
  await expect(menu).toBeFocused()
})
