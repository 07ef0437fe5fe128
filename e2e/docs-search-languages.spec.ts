import { docsSearchLimits } from '../lib/shared/limits'
import { defaultLocale } from '../site.config'
import { barriers } from './axe'
import {
  type DocsSearch,
  docsSearchOn,
  find,
  openDocsSearch,
} from './docs-search-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { builtLocales } from './site-pages'
import { accounts, open } from './steps'

for (const locale of builtLocales.filter((each) => each !== defaultLocale)) {
  test(`speaks ${locale}, and finds its pages before English ones`, async ({
    page,
  }) => {
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
    const isOwn = links.map((link) => link.startsWith(`/${locale}/`))
    expect(isOwn).toContain(true)
    expect(isOwn).toEqual(isOwn.toSorted().reverse())
    await search.field.fill('qqxqqxqq')
    await expect(
      search.dialog.getByText(texts.noResults.replace('{query}', 'qqxqqxqq')),
    ).toBeVisible()
    await expect(search.dialog).toContainText(texts.report)
    await expect(search.dialog.getByText(texts.trySearching)).toBeVisible()
  })
}

test('what a language lacks is offered from English, marked, below', async ({
  page,
}) => {
  await open(page, `/de${accounts}`)
  const search = docsSearchOn(page, 'de')
  await search.button.click()
  await find(search, 'versionierte transaktionen')
  const name = messagesOf('de').docsSearch.english
  const offered = search.dialog
    .getByRole('tree', { name, exact: true })
    .getByRole('treeitem')
  await expect(offered.locator('[lang=en]').first()).toContainText(/Version/)
  const link = offered.locator('a').first()
  await expect(link).toHaveAttribute('href', /^\/guides\/versioned/)
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

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

test('in forced colors the chosen hit is seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const search = await openDocsSearch(page, accounts)
  await find(search, 'account')
  const edges = await search.dialog
    .locator('.DocSearch-Modal')
    .evaluate((modal) => getComputedStyle(modal).borderTopStyle)
  expect(edges).toBe('solid')
  const link = (at: number) => search.hits.nth(at).locator('a')
  await expect(link(0)).not.toHaveCSS('outline-style', 'none')
  await expect(link(1)).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('ArrowDown')
  await expect(link(1)).not.toHaveCSS('outline-style', 'none')
  const marks = await search.hits.locator('mark').evaluateAll((all) =>
    all.map((mark) => {
      const { color, backgroundColor } = getComputedStyle(mark)
      return { color, backgroundColor }
    }),
  )
  expect(marks.length).toBeGreaterThan(0)
  for (const { color, backgroundColor } of marks)
    expect(color).not.toBe(backgroundColor)
})

/** The number of words of each visible text that was cut. */
const cutTexts = (search: DocsSearch) =>
  search.hits.locator('.hit-text').evaluateAll((titles) => {
    const words = new Intl.Segmenter('en', { granularity: 'word' })
    return titles
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.includes('…'))
      .map((text) => [...words.segment(text)].filter((one) => one.isWordLike))
      .map(({ length }) => length)
  })

for (const [width, most] of [
  [docsSearchLimits.narrowWidth, docsSearchLimits.narrowSnippetWords],
  [docsSearchLimits.narrowWidth + 1, docsSearchLimits.snippetWords],
] as const)
  test(`${width} px wide, texts are cut to ${most} words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    const search = await openDocsSearch(page, accounts)
    await find(search, 'lamports')
    const lengths = await cutTexts(search)
    expect(lengths).not.toEqual([])
    expect(Math.max(...lengths)).toBe(most)
  })

test('on a narrow screen it fills the screen, / opens it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, accounts)
  const search = docsSearchOn(page)
  await expect(search.button).toBeVisible()
  await page.keyboard.press('/')
  await expect(search.field).toBeFocused()
  await find(search, 'lamports')
  const modal = search.dialog.locator('.DocSearch-Modal')
  expect(await modal.boundingBox()).toEqual({
    x: 0,
    y: 0,
    width: 360,
    height: 640,
  })
  const overflow = await search.dialog.evaluate(
    (dialog) => dialog.scrollWidth - dialog.clientWidth,
  )
  expect(overflow).toBe(0)
})
