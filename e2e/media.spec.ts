import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, linkTo, localeOf, open, pdas } from './steps'

const { chrome, search } = messagesOf('en')

const firstTab = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true }).first()

/** How many pixels the page is wider than the screen. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

test.describe('printed', () => {
  for (const path of [accounts, `/th${accounts}`]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} from ${colorScheme} is the article alone`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme })
        await open(page, path)
        await firstTab(page, 'Rust').click()
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
      .locator('[role=tabpanel], [role=tabpanel] > p, .rest')
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
    await firstTab(page, 'Kit').focus()
    await page.keyboard.press('ArrowRight')
    await expect(firstTab(page, 'Rust')).not.toHaveCSS('outline-style', 'none')
    const field = page.getByRole('combobox', { name: search.label })
    await field.fill('account')
    const option = page.getByRole('option', { selected: true })
    await expect(option).not.toHaveCSS('outline-style', 'none')
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
    const toggle = page.getByRole('switch', { name: chrome.darkMode })
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
      await firstTab(page, 'Rust').click()
      await expect(firstTab(page, 'Rust')).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await page.getByRole('button', { name: texts.chrome.menu }).click()
      const field = page.getByRole('combobox', { name: texts.search.label })
      await field.fill('account')
      const chosen = page.getByRole('option', { selected: true })
      await expect(chosen).toBeInViewport()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      const first = await chosen.getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(first ?? '')
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
