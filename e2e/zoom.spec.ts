import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, follow, linkTo, localeOf, open, pdas } from './steps'

const { zoom } = messagesOf('en')

const dialog = (page: Page) => page.locator('dialog[data-rmiz-modal]')
const overlay = (page: Page) => page.locator('[data-rmiz-modal-overlay]')
const drawing = (page: Page) =>
  page.getByRole('figure').first().getByRole('img')
const enlarge = (page: Page, name = zoom.open) =>
  page.getByRole('figure').first().getByRole('button', { name })

/** Expects the enlarged drawing to have come to rest. */
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
    await page.emulateMedia({ colorScheme: scheme })
    await open(page, accounts)
    await drawing(page).click()
    await expectOpen(page)
    await expect(dialog(page)).toHaveCSS('color-scheme', 'light')
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

for (const path of [accounts, `/th${accounts}`]) {
  test(`the keyboard enlarges and gives the focus back on ${path}`, {
    tag: path === accounts ? '@firefox' : [],
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

test('enlarged again as soon as it has closed, it stays', async ({ page }) => {
  await open(page, accounts)
  await enlarge(page).click()
  await expectOpen(page)
  await dialog(page).evaluate((element) => {
    const again = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        document.querySelector<HTMLElement>('[data-zoom-button]')?.click()
        resolve()
      })
      observer.observe(element, { attributeFilter: ['open'] })
    })
    Object.assign(window, { again })
  })
  await page.keyboard.press('Escape')
  await page.evaluate(() => Reflect.get(window, 'again'))
  await expectOpen(page)
})

test('a click beside the drawing closes', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, accounts)
  await drawing(page).click()
  await expectOpen(page)
  await page.mouse.click(5, 715)
  await expect(dialog(page)).toBeHidden()
})

test('only scrolling for more than 40 pixels closes', async ({ page }) => {
  await open(page, accounts)
  await drawing(page).click()
  await expectOpen(page)
  // The overlay listens to the wheel once it has come to rest.
  const image = page.locator('[data-rmiz-modal-img]')
  await expect
    .poll(() => image.evaluate((each) => each.getAnimations().length))
    .toBe(0)
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 30)
  await page.mouse.wheel(0, 10)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(overlay(page)).toHaveAttribute(
    'data-rmiz-modal-overlay',
    'visible',
  )
  await page.mouse.wheel(0, 1)
  await expect(dialog(page)).toBeHidden()
})

const motions = [
  { reducedMotion: 'no-preference', expected: 0.3 },
  { reducedMotion: 'reduce', expected: 0 },
] as const

for (const { reducedMotion, expected } of motions) {
  test(`takes ${expected} seconds with ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await open(page, accounts)
    await drawing(page).click()
    await expectOpen(page)
    for (const part of [overlay(page), page.locator('[data-rmiz-modal-img]')]) {
      const duration = await part.evaluate(
        (element) => getComputedStyle(element).transitionDuration,
      )
      expect(Number.parseFloat(duration)).toBeCloseTo(expected, 3)
    }
  })
}

test('images of the next page can be enlarged after 300 ms', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, accounts)
  await drawing(page).click()
  await expectOpen(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.clock.pauseAt(Date.now() + 60_000)
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
  await expect(drawing(page)).toBeVisible()
  await page.clock.runFor(299)
  await enlarge(page).click()
  await expect(page.locator('[data-zoomable] [data-rmiz]')).toHaveCount(0)
  await page.clock.runFor(1)
  await enlarge(page).click()
  await page.clock.resume()
  await expectOpen(page)
})

/** Comes back to a page with an image, and to the moment when that can be enlarged. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, accounts)
  await follow(page, pdas)
  await page.goBack()
  await expect(page).toHaveURL(accounts)
  await expect(linkTo(page, accounts)).toHaveAttribute('aria-current', 'page')
  await page.clock.runFor(300)
}

test('the same image can be enlarged again on the way back', async ({
  page,
}) => {
  await comeBack(page)
  await enlarge(page).click()
  await expectOpen(page)
})

test('a picture enlarged on a page that was come back to closes when its page is left', async ({
  page,
}) => {
  await comeBack(page)
  await enlarge(page).click()
  await expectOpen(page)
  await page.goForward()
  await expect(page).toHaveURL(pdas)
  await expect(dialog(page)).toHaveCount(0)
})

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

/** The size of the letters of a drawing, on the screen. */
const letters = (drawing: Locator) =>
  drawing.evaluate((svg) => {
    const text = svg.querySelector('text')
    const unit = svg.getBoundingClientRect().height
    const [, , , height] = (svg.getAttribute('viewBox') ?? '').split(' ')
    return (Number(text?.getAttribute('font-size')) * unit) / Number(height)
  })

for (const viewport of sizes) {
  test(`enlarges at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, accounts)
    const before = await letters(drawing(page))
    await drawing(page).click()
    await expectOpen(page)
    const enlarged = page.locator('[data-rmiz-modal-img] svg')
    await expect.poll(() => letters(enlarged)).toBeGreaterThan(before * 1.05)
    await expect
      .poll(async () => (await enlarged.boundingBox())?.width)
      .toBeGreaterThanOrEqual(Math.min(viewport.width - 1, 1300))
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })
}

test('on a phone the enlarged drawing pans sideways to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, accounts)
  await drawing(page).click()
  await expectOpen(page)
  const end = await page
    .locator('[data-rmiz-modal-content]')
    .evaluate((content) => {
      content.scrollLeft = content.scrollWidth
      const drawing = content.querySelector('[data-rmiz-modal-img] svg')
      return drawing?.getBoundingClientRect().right
    })
  expect(end).toBeGreaterThan(300)
  expect(end).toBeLessThanOrEqual(361)
})

test('on a phone that lies on its side the whole drawing is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await open(page, accounts)
  await drawing(page).click()
  await expectOpen(page)
  const enlarged = page.locator('[data-rmiz-modal-img] svg')
  await expect(enlarged).toBeInViewport({ ratio: 0.99 })
  const { width = 0, height = 0 } = (await enlarged.boundingBox()) ?? {}
  expect(Math.max(width / 740, height / 360)).toBeGreaterThan(0.98)
})

const forms = [
  { width: 320, media: 'screen', viewBox: /^0 0 296 / },
  { width: 768, media: 'screen', viewBox: /^0 0 720 / },
  { width: 1440, media: 'screen', viewBox: /^0 0 720 / },
  { width: 360, media: 'print', viewBox: /^0 0 720 / },
] as const

for (const { width, media, viewBox } of forms) {
  test(`one drawing is there at ${width} pixels, ${media}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ media })
    await open(page, accounts)
    await expect(drawing(page)).toHaveAttribute('viewBox', viewBox)
    await expect(drawing(page)).toHaveAccessibleName(/\w+ \w+/)
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    )
    expect(scrolls).toBe(false)
  })
}
