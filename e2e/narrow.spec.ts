import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { examplePages, templatePaths } from './site-pages'

test.use({
  viewport: { width: 320, height: 640 },
  expectedErrors: [/status of 404/],
})

const paths = new Set([
  ...templatePaths,
  ...examplePages.map(({ path }) => path),
])

for (const path of paths) {
  test(`${path} fits 320 pixels`, async ({ page }) => {
    await page.goto(path)
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the menu opens, leads on and closes', async ({ page }) => {
  const { chrome } = messagesOf('en')
  await page.goto('/core-concepts/accounts.html')
  const sidebar = page.getByRole('navigation', { name: chrome.pages })
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: chrome.menu }).click()
  await expect(sidebar).toBeVisible()
  const installation = '/getting-started/installation.html'
  await sidebar.locator(`a[href="${installation}"]`).click()
  await expect(page).toHaveURL(installation)
  await expect(sidebar).toBeHidden()
})
