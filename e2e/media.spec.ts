import { darkMode } from './client-steps'
import { first, kit, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { field, focused } from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, linkTo, localeOf, open, overflow, pdas } from './steps'

const { chrome } = messagesOf('en')

test.describe('printed', () => {
  for (const path of [accounts, `/th${accounts}`]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} from ${colorScheme} is the article alone`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme })
        await open(page, path)
        await tab(first(page), 'Rust').click()
        // A4 at 96 dpi, without its margins.
        await page.setViewportSize({ width: 718, height: 1000 })
        await page.emulateMedia({ media: 'print', colorScheme })
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
        for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
          await expect(page.getByRole(role)).toHaveCount(0)
        }
        await expect(page.getByRole('button')).toHaveCount(0)
        await expect(page.getByRole('tab')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      })
    }
  }

  test('every panel is there with its name, in full and wrapped', async ({
    page,
  }) => {
    await open(page, accounts)
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const hidden = page
      .locator(
        '[role=tabpanel], [role=tabpanel] > p:not([data-left-out]), .rest',
      )
      .filter({ visible: false })
    await expect(hidden).toHaveCount(0)
    const cut = await page
      .locator('pre')
      .evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
  })

  test('links are spelled out', async ({ page }) => {
    await open(page, accounts)
    await page.emulateMedia({ media: 'print' })
    const link = page.locator('article a[href^="https://"]').first()
    const [href, spelled] = await link.evaluate((element) => [
      element.getAttribute('href'),
      getComputedStyle(element, '::after').content,
    ])
    expect(spelled.replaceAll('"', '')).toContain(href)
  })
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('focus and choices can be told', async ({ page }) => {
    await open(page, accounts)
    const weights = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map((tab) => getComputedStyle(tab).fontWeight),
      )
    expect(weights).toEqual(['700', '400', '400', '400', '400'])
    await tab(first(page), kit).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(first(page), 'Rust')).not.toHaveCSS(
      'outline-style',
      'none',
    )
    await field(page).fill('account')
    await expect(focused(page)).not.toHaveCSS('outline-style', 'none')
    const other = page.getByRole('option', { selected: false }).first()
    await expect(other).toHaveCSS('outline-style', 'none')
    const current = linkTo(page, accounts)
    const weight = await current.evaluate((a) => getComputedStyle(a).fontWeight)
    expect(weight).not.toBe(
      await linkTo(page, pdas).evaluate((a) => getComputedStyle(a).fontWeight),
    )
  })

  test('the switch for dark mode shows how it stands', async ({ page }) => {
    await open(page, accounts)
    const toggle = darkMode(page)
    const before = await toggle.screenshot()
    await toggle.click()
    await page.mouse.move(640, 500)
    await page.locator('#article').focus()
    const after = await toggle.screenshot()
    expect(after.equals(before)).toBe(false)
  })
})

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 })

  for (const path of [accounts, `/th${accounts}`]) {
    test(`${path} is read and used without scrolling sideways`, async ({
      page,
    }) => {
      const texts = messagesOf(localeOf(path))
      await open(page, path)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await tab(first(page), 'Rust').click()
      await expect(tab(first(page), 'Rust')).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.getByRole('button', { name: texts.chrome.menu }).click()
      await field(page, texts.search.label).fill('account')
      const chosen = focused(page)
      await expect(chosen).toBeInViewport()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      const href = await chosen.getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(href ?? '')
    })
  }
})

test('letters of twice the size fit', async ({ page }) => {
  await open(page, accounts)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  for (const name of [chrome.menu, chrome.languages]) {
    const button = page.getByRole('button', { name })
    if (await button.isVisible()) await expect(button).toBeInViewport()
  }
})
