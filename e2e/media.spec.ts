import { first, kit, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { field, focused } from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, linkTo, open, overflow, pdas } from './steps'

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
})

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 })

  test('a page is read and used without scrolling sideways', async ({
    page,
  }) => {
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
