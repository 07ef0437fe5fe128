import { barriers } from './axe'
import { docsSearchOn, find } from './docs-search-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, open } from './steps'

for (const locale of ['de', 'th'] as const) {
  test(`speaks ${locale}, and finds its pages alone`, async ({ page }) => {
    const texts = messagesOf(locale).docsSearch
    const search = docsSearchOn(page, locale)
    await open(page, `/${locale}${accounts}`)
    await search.button.click()
    await expect(search.field).toHaveAttribute('placeholder', texts.placeholder)
    await expect(search.dialog.getByText(texts.noRecent)).toBeVisible()
    for (const label of [texts.cancel, texts.navigate, texts.select])
      await expect(search.dialog).toContainText(label)
    await find(search, await page.locator('h1').innerText())
    const links = await search.hits
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.filter((link) => !link.startsWith(`/${locale}/`))).toEqual([])
    await search.field.fill('qqxqqxqq')
    await expect(
      search.dialog.getByText(texts.noResults.replace('{query}', 'qqxqqxqq')),
    ).toBeVisible()
    await expect(search.dialog).toContainText(texts.report)
    await expect(search.dialog.getByText(texts.trySearching)).toBeVisible()
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test(`no barrier, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      const search = docsSearchOn(page)
      await open(page, accounts)
      await search.button.click()
      await expect(search.field).toBeFocused()
      expect(await barriers(page)).toEqual([])
      await find(search, 'account')
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(search.dialog).toBeHidden()
      await search.button.click()
      await expect(search.hits).toHaveCount(1)
      expect(await barriers(page)).toEqual([])
      await search.field.fill('qqxqqxqq')
      await expect(search.news).toHaveText('No results')
      expect(await barriers(page)).toEqual([])
    })
  }
}

test('on a narrow screen it fills the screen, / opens it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, accounts)
  const search = docsSearchOn(page)
  await expect(search.button).toBeVisible()
  await page.keyboard.press('/')
  await expect(search.field).toBeFocused()
  await find(search, 'lamports')
  const cut = await search.hits
    .locator('mark')
    .evaluateAll((marks) =>
      marks.map((mark) => mark.closest('.DocSearch-Hit-title')?.textContent),
    )
  expect(cut.some((text) => text?.includes('…'))).toBe(true)
  const box = await search.field.boundingBox()
  expect(box?.y).toBeLessThan(40)
  const overflow = await search.dialog.evaluate(
    (dialog) => dialog.scrollWidth - dialog.clientWidth,
  )
  expect(overflow).toBe(0)
})
