import { addressForms } from '../scripts/export/checks/addresses'
import { oldAddressOf } from '../scripts/export/hosts/rules'
import { locales, site } from '../site.config'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { homePath } from './site-pages'
import { accounts } from './steps'

for (const path of [accounts, '/de/', '/integrations/'])
  test(`${path} loads in every form`, async ({ page }) => {
    for (const form of addressForms(path)) {
      const response = await page.goto(form)
      expect(response?.status(), form).toBe(200)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical, form).toHaveAttribute('href', site.origin + path)
    }
  })

for (const path of ['/', `/th${accounts}`])
  test(`the old address of ${path} redirects to it, with the hash`, async ({
    page,
  }) => {
    await page.goto(`${oldAddressOf(path)}#article`)
    await expect(page).toHaveURL(`${path}#article`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('addresses of the first cookbook redirect to their subject', async ({
  page,
}) => {
  for (const [old, now, heading] of [
    ['/gaming/turn-based-game.html', '/integrations/#games', /^Games/],
    [
      '/recipes/websocket.md',
      '/references/local-development.html#subscribing-to-events',
      /^Subscribe/,
    ],
    ['/pt/references/token.html', '/references/token.html', /^Tokens/],
    ['/zh_t/', '/zh/', /./],
  ] as const) {
    await page.goto(old)
    await expect(page).toHaveURL(now)
    const title = page.getByRole('heading', { name: heading }).first()
    await expect(title).toBeInViewport()
  }
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('shows the 404 page in the language of its prefix', async ({ page }) => {
    for (const locale of locales) {
      const response = await page.goto(`${homePath(locale)}no/such-page.html`)
      expect(response?.status()).toBe(404)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(messagesOf(locale).notFound.title)
      const { lang } = site.locales[locale]
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    }
  })
})
