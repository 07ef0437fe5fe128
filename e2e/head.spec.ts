import type { Page } from '@playwright/test'
import { defaultLocale, site } from '../site.config'
import { expect, test } from './fixtures'
import { builtLocales, examplePages, homePath, sitePages } from './site-pages'

const contentOf = (page: Page, name: string) =>
  page
    .locator(`meta[name="${name}"], meta[property="${name}"]`)
    .getAttribute('content')

/** The path of the same page in another language. */
function counterpart(path: string, from: string, to: string): string {
  return to + path.slice(from.length)
}

for (const { locale, path } of examplePages) {
  test.describe(`the head of ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path)
    })

    test('names language, title and description', async ({ page }) => {
      const { lang } = site.locales[locale]
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await expect(page).toHaveTitle(
        title === site.title ? title : `${title} | ${site.title}`,
      )
      const description = await contentOf(page, 'description')
      // A Chinese or Korean character says as much as about two letters.
      const least = /^(zh|ko)/.test(lang) ? 25 : 50
      expect(description?.length).toBeGreaterThanOrEqual(least)
      expect(description?.length).toBeLessThanOrEqual(160)
    })

    test('names its address in every language it exists in', async ({
      page,
    }) => {
      const expected = builtLocales
        .map((other) => ({
          lang: site.locales[other].lang,
          path: counterpart(path, homePath(locale), homePath(other)),
        }))
        .filter((other) => sitePages.some((each) => each.path === other.path))
        .map((other) => [other.lang, site.origin + other.path])
      const english = counterpart(
        path,
        homePath(locale),
        homePath(defaultLocale),
      )
      const links = page.locator('link[rel=alternate][hreflang]')
      const found = await links.evaluateAll((all) =>
        all.map((each) => [
          each.getAttribute('hreflang'),
          new URL(each.getAttribute('href') ?? '').href,
        ]),
      )
      expect(found).toEqual([...expected, ['x-default', site.origin + english]])
    })

    test('describes itself to link previews', async ({ page }) => {
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      expect(await contentOf(page, 'og:title')).toBe(title)
      const url = new URL((await contentOf(page, 'og:url')) ?? '')
      expect(url.href).toBe(site.origin + path)
      expect(await contentOf(page, 'og:site_name')).toBe(site.title)
      expect(await contentOf(page, 'twitter:card')).toBe('summary_large_image')
      const image = new URL((await contentOf(page, 'og:image')) ?? '')
      const response = await page.request.get(image.pathname)
      expect(response.headers()['content-type']).toMatch(/^image\//)
    })
  })
}

test('robots.txt leads to the sitemap, and it to every page', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  for (const { path } of sitePages) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})
