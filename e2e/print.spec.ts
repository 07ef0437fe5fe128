import type { Page } from '@playwright/test'
import { site } from '../site.config'
import { first, kit, tab } from './code-group-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, open, overflow } from './steps'

const { code } = messagesOf('en')

/** Shows the page as on A4, at 96 dpi and without margins. */
async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 680, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}

for (const path of [accounts, `/th${accounts}`])
  test(`${path} from dark is the article alone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, path)
    await tab(first(page), 'Rust').click()
    await onPaper(page)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href="#article"]')).toBeHidden()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

test('a group prints the chosen language with its name, wrapped, at full width', async ({
  page,
}) => {
  await open(page, accounts)
  await tab(first(page), 'Rust').click()
  await onPaper(page)
  const panels = first(page).locator('[role=tabpanel]')
  await expect(panels.filter({ visible: true })).toHaveCount(1)
  const rust = panels.filter({ visible: true })
  await expect(rust.getByText('Rust', { exact: true })).toBeVisible()
  await expect(panels.filter({ hasText: kit })).toBeHidden()
  const [article, box] = await Promise.all(
    [page.locator('article'), rust].map((part) => part.boundingBox()),
  )
  expect((article?.width ?? 0) - (box?.width ?? 0)).toBeLessThan(4)
  const cut = await page
    .locator('pre')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
})

test('a program that was opened in full is printed in full', async ({
  page,
}) => {
  await open(page, accounts)
  const rest = first(page).locator('[data-active] .rest').first()
  await onPaper(page)
  await expect(rest).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: code.full }).first().click()
  await page.emulateMedia({ media: 'print' })
  await expect(rest).toBeVisible()
})

test('the footer has the address and the day, and links to other sites show their addresses', async ({
  page,
}) => {
  await open(page, accounts)
  const foot = page.getByText(`${site.origin}${accounts}`, { exact: true })
  await expect(foot).toBeHidden()
  await onPaper(page)
  await expect(foot).toBeVisible()
  await expect(foot.locator('..').getByRole('time')).toBeVisible()
  const link = page.locator('article a[href^="https://"]').last()
  const [href, spelled] = await link.evaluate((element) => [
    element.getAttribute('href'),
    getComputedStyle(element, '::after').content,
  ])
  expect(spelled.replaceAll('"', '')).toContain(href)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every language is printed with its name, in full', async ({ page }) => {
    await page.goto(accounts)
    await onPaper(page)
    const hidden = page
      .locator(
        '[role=tabpanel], [role=tabpanel] > div > p:not([data-left-out]), .rest',
      )
      .filter({ visible: false })
    await expect(hidden).toHaveCount(0)
  })
})
