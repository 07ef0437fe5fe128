import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { examplePages, templatePaths } from './site-pages'
import { accounts, installation, overflow } from './steps'

test.use({
  viewport: { width: 320, height: 640 },
  expectedErrors: [/status of 404/],
})

/** Templates in languages with long words, tall letters, or no blanks. */
const elsewhere = ['de', 'th', 'kr'].flatMap((locale) =>
  templatePaths.map((path) => `/${locale}${path}`),
)

/** What the languages do not all have: a guide, a long page of recipes, a page on a service. */
const articles = [
  '/guides/versioned-transactions.html',
  '/references/token.html',
  '/th/references/token.html',
  '/integrations/jupiter.html',
]

const paths = new Set([
  ...templatePaths,
  ...articles,
  ...elsewhere,
  ...examplePages.map(({ path }) => path),
])

for (const path of paths) {
  // As wide as a window of 1280 pixels at 400 %.
  test(`${path} fits 320 pixels`, async ({ page }) => {
    await page.goto(path)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
}

test('the menu opens, leads on and closes', async ({ page }) => {
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
