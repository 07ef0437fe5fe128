import { oldAddressOf } from '../../scripts/export/hosts/rules'
import { site } from '../../site.config'
import { addressForms } from '../address-forms'
import { clientReady, expect, test } from '../fixtures'
import { sitePages } from '../site-pages'

for (const { locale, path } of sitePages) {
  test(`${path} answers in every form`, async ({ page }) => {
    await page.goto(path)
    const title = await page.title()
    for (const form of [...addressForms(path), oldAddressOf(path)]) {
      const response = await page.goto(form)
      expect(response?.status(), form).toBe(200)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        site.locales[locale].lang,
      )
      await clientReady(page)
    }
    await expect(page).toHaveURL(path)
  })
}
