import type { Page } from '@playwright/test'
import { clientScript } from './client-steps'
import { first } from './code-group-steps'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, follow, hold, installation, open, pdas } from './steps'

const { code } = messagesOf('en')

test.use({ viewport: { width: 360, height: 740 } })

const listings = (page: Page) => page.locator('pre[data-lang]:visible')
const toggle = (page: Page) =>
  page.getByRole('button', { name: code.wrap }).first()

/** The number of programs that overflow their box. */
const cut = (page: Page) =>
  listings(page).evaluateAll(
    (all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .length,
  )

test('the switch turns the wrapping of all code on and off', async ({
  page,
}) => {
  await open(page, accounts)
  const before = await cut(page)
  expect(before).toBeGreaterThan(0)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false')
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await cut(page)).toBe(0)
  await page.keyboard.press('Enter')
  expect(await cut(page)).toBe(before)
})

test('the switch does not move when it is pressed', async ({ page }) => {
  await open(page, accounts)
  const last = page.getByRole('button', { name: code.wrap }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await last.boundingBox()
  await last.click()
  const after = await last.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)
})

test('the preference persists across pages, and on a visit before the client loads', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  await toggle(page).click()
  await page.setViewportSize({ width: 1280, height: 740 })
  await follow(page, pdas)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await cut(page)).toBe(0)
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
  const clientComes = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  await expect(page.locator('footer')).toBeAttached()
  expect(await cut(page)).toBe(0)
  clientComes()
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no switch', async ({ page }) => {
    await page.goto(accounts)
    await expect(toggle(page)).toBeHidden()
  })
})

test('a command that is cut off has the switch, and a short one has none', async ({
  page,
}) => {
  await open(page, installation)
  const block = (text: string) =>
    page.locator('[data-code]').filter({ hasText: text }).first()
  const long = block('curl --proto')
  await long.getByRole('button', { name: code.wrap }).click()
  const listing = long.getByRole('group')
  expect(
    await listing.evaluate((pre) => pre.scrollWidth - pre.clientWidth),
  ).toBe(0)
  const short = page
    .locator('[data-code]')
    .filter({ has: page.locator('pre') })
    .filter({ hasNot: page.getByRole('button', { name: code.wrap }) })
  await page.getByRole('button', { name: code.wrap }).first().click()
  expect(await short.count()).toBeGreaterThan(0)
  for (const pre of await short.locator('pre').all())
    expect(await pre.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(
      0,
    )
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`code that is cut off has a shade at its edge, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, accounts)
    const listing = first(page).locator('[data-active] pre').first()
    await listing.scrollIntoViewIfNeeded()
    const edge = async () => {
      const box = await listing.boundingBox()
      const { x = 0, y = 0, width = 0 } = box ?? {}
      // The padding above the first line, without text.
      return page.screenshot({
        clip: { x: x + width - 8, y: y + 3, width: 6, height: 6 },
      })
    }
    const cutOff = await edge()
    await listing.evaluate((pre) => pre.scrollTo({ left: pre.scrollWidth }))
    expect((await edge()).equals(cutOff)).toBe(false)
  })
