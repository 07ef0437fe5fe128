import type { Locator } from '@playwright/test'
import { darkMode } from './client-steps'
import { first, kit, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { field, focused } from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, linkTo, open, overflow, pdas } from './steps'

const { article, chrome } = messagesOf('en')

type Colored = 'borderInlineStartColor' | 'borderBlockEndColor'

const colorOf = (element: Locator, part: Colored) =>
  element.evaluate((node, name) => getComputedStyle(node)[name], part)

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('focus and choices are visible', async ({ page }) => {
    await open(page, accounts)
    const weights = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map((tab) => getComputedStyle(tab).fontWeight),
      )
    expect(weights).toEqual(['650', '500', '500', '500', '500'])
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

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the current page, heading and tab have a line, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, accounts)
      const tabs = first(page).getByRole('tab')
      const headings = page
        .getByRole('navigation', { name: article.onThisPage })
        .getByRole('link')
      const marked = [
        [headings.first(), headings.last(), 'borderInlineStartColor'],
        [tabs.first(), tabs.last(), 'borderBlockEndColor'],
      ] as const
      for (const [current, other, side] of marked)
        expect(await colorOf(current, side)).not.toBe(
          await colorOf(other, side),
        )
      await expect(linkTo(page, accounts)).toHaveCSS('outline-style', 'solid')
      await expect(linkTo(page, pdas)).toHaveCSS('outline-style', 'none')
    })

  test('an error that was found is marked', async ({ page }) => {
    await page.goto('/errors.html#token-0x1')
    const row = page.locator('[id="token-0x1"]')
    await expect(row).toHaveAttribute('data-target')
    await expect(row).not.toHaveCSS('outline-style', 'none')
  })

  test('the switch for dark mode shows its state', async ({ page }) => {
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

  test('a page works without horizontal scrolling', async ({ page }) => {
    const texts = messagesOf('th')
    await open(page, `/th${accounts}`)
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
})

test('text of twice the size fits', async ({ page }) => {
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
