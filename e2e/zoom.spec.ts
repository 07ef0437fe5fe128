import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import {
  accounts,
  follow,
  linkTo,
  localeOf,
  open,
  overflow,
  serialization,
} from './steps'

const { zoom } = messagesOf('en')

const programAccounts = '/guides/get-program-accounts.html'

const dialog = (page: Page) => page.locator('dialog[data-rmiz-modal]')
const overlay = (page: Page) => page.locator('[data-rmiz-modal-overlay]')
const drawing = (page: Page) =>
  page.getByRole('figure').first().getByRole('img')
const enlarge = (page: Page, name = zoom.open) =>
  page.getByRole('figure').first().getByRole('button', { name })

/** Waits for the end of the zoom animation. */
async function expectOpen(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  await expect(overlay(page)).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  )
}

const box = (page: Page) =>
  page.locator('[data-rmiz-modal-img]').evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })

for (const scheme of ['light', 'dark'] as const) {
  test(`a click enlarges on white, without margin, ${scheme}`, async ({
    page,
  }) => {
    const isDark = scheme === 'dark'
    const reducedMotion = isDark ? 'reduce' : 'no-preference'
    await page.emulateMedia({ colorScheme: scheme, reducedMotion })
    await open(page, serialization)
    await drawing(page).click()
    await expectOpen(page)
    await expect(dialog(page)).toHaveCSS('color-scheme', 'light')
    const duration = await overlay(page).evaluate(
      (element) => getComputedStyle(element).transitionDuration,
    )
    expect(Number.parseFloat(duration)).toBeCloseTo(isDark ? 0 : 0.3, 3)
    // The drawing reaches two opposite edges of the screen.
    await expect
      .poll(async () => {
        const { left, right, top, bottom } = await box(page)
        const wide = Math.abs(left) < 1 && Math.abs(right - 1280) < 1
        const high = Math.abs(top) < 1 && Math.abs(bottom - 720) < 1
        return wide || high
      })
      .toBe(true)
    await page.locator('[data-rmiz-modal-img] svg').click()
    await expect(dialog(page)).toBeHidden()
  })
}

for (const path of [serialization, `/th${serialization}`]) {
  test(`the keyboard enlarges, and closing returns the focus on ${path}`, {
    tag: '@firefox',
  }, async ({ page }) => {
    const texts = messagesOf(localeOf(path)).zoom
    await open(page, path)
    const button = enlarge(page, texts.open)
    await button.focus()
    await page.keyboard.press('Enter')
    await expectOpen(page)
    const close = page.getByRole('button', { name: texts.close })
    await expect(close).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expectOpen(page)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(button).toBeFocused()
  })
}

test('a click beside the drawing closes', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, serialization)
  await drawing(page).click()
  await expectOpen(page)
  await page.mouse.click(5, 715)
  await expect(dialog(page)).toBeHidden()
})

test('images of the next page can be enlarged after 300 ms', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, serialization)
  await drawing(page).click()
  await expectOpen(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.clock.pauseAt(Date.now() + 60_000)
  await linkTo(page, programAccounts).click()
  await expect(page).toHaveURL(programAccounts)
  await expect(drawing(page)).toBeVisible()
  await page.clock.runFor(299)
  await enlarge(page).click()
  await expect(page.locator('[data-zoomable] [data-rmiz]')).toHaveCount(0)
  await page.clock.runFor(1)
  await enlarge(page).click()
  await page.clock.resume()
  await expectOpen(page)
})

/** Goes back to a page with an image, and waits until that can be enlarged. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, serialization)
  await follow(page, programAccounts)
  await page.goBack()
  await expect(page).toHaveURL(serialization)
  await expect(linkTo(page, serialization)).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.clock.runFor(300)
}

test('a picture enlarged after going back closes when the reader leaves the page', async ({
  page,
}) => {
  await comeBack(page)
  await enlarge(page).click()
  await expectOpen(page)
  await page.goForward()
  await expect(page).toHaveURL(programAccounts)
  await expect(dialog(page)).toHaveCount(0)
})

test('on a phone in landscape the whole drawing is visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await open(page, serialization)
  await drawing(page).click()
  await expectOpen(page)
  const enlarged = page.locator('[data-rmiz-modal-img] svg')
  await expect(enlarged).toBeInViewport({ ratio: 0.99 })
  const { width = 0, height = 0 } = (await enlarged.boundingBox()) ?? {}
  expect(Math.max(width / 740, height / 360)).toBeGreaterThan(0.98)
})

test('a diagram of words fits every screen, and is not enlarged', async ({
  page,
}) => {
  await open(page, accounts)
  const figure = page.getByRole('figure').first()
  await expect(figure.getByRole('group')).toHaveAccessibleName(/\w+ \w+/)
  await expect(figure.getByText('rent_epoch')).toBeVisible()
  await expect(figure.getByRole('button')).toHaveCount(0)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
})
