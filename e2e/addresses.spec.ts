import { addressForms } from '../scripts/export/checks/addresses'
import { oldAddressOf } from '../scripts/export/hosts/rules'
import { locales, site } from '../site.config'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { examplePages, homePath } from './site-pages'

for (const { path } of examplePages) {
  test.describe(`the page ${path}`, () => {
    for (const form of addressForms(path)) {
      test(`answers at ${form}`, async ({ page }) => {
        await page.goto(path)
        const title = await page.getByRole('heading', { level: 1 }).innerText()
        const response = await page.goto(form)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        const canonical = page.locator('link[rel=canonical]')
        const href = await canonical.getAttribute('href')
        expect(new URL(href ?? '').href).toBe(site.origin + path)
      })
    }

    test('is where its old address leads, hash and all', async ({ page }) => {
      await page.goto(`${oldAddressOf(path)}#article`)
      await expect(page).toHaveURL(`${path}#article`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

test.describe('an address of the first cookbook', () => {
  for (const [old, now, heading] of [
    ['/gaming/turn-based-game.html', '/integrations/#games', /^Games/],
    ['/gaming/hello-world', '/integrations/#games', /^Games/],
    [
      '/recipes/websocket.md',
      '/references/local-development.html#subscribing-to-events',
      /^Subscribe/,
    ],
    ['/pt/references/token.html', '/references/token.html', /^Tokens/],
    ['/zh_t/', '/zh/', /./],
  ] as const)
    test(`${old} leads to ${now}`, async ({ page }) => {
      await page.goto(old)
      await expect(page).toHaveURL(now)
      const title = page.getByRole('heading', { name: heading }).first()
      await expect(title).toBeInViewport()
    })
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const locale of locales) {
    const { lang } = site.locales[locale]
    test(`is answered in ${lang}`, async ({ page }) => {
      const { notFound } = messagesOf(locale)
      const { title, takeMeHome, ...texts } = notFound
      const response = await page.goto(`${homePath(locale)}no/such-page.html`)
      expect(response?.status()).toBe(404)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const said = page.getByRole('blockquote')
      expect(Object.values(texts)).toContain((await said.innerText()).trim())
      await page.getByRole('link', { name: takeMeHome }).click()
      await expect(page).toHaveURL(/\/([a-z]{2}\/)?$/)
    })
  }
})
