import { localSearchLimits } from '../lib/shared/limits'
import { expect, test } from './fixtures'
import {
  count,
  field,
  focused,
  lastRow,
  list,
  options,
  said,
  serveIndex,
} from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, mark, open, pdas, scrollDown } from './steps'

test('a pointer that rests on a long list takes no row that scrolls under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 340 })
  await open(page, accounts)
  await field(page).fill('token')
  await options(page).nth(1).hover()
  await expect(focused(page)).toHaveText(
    (await options(page).nth(1).textContent()) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const last = lastRow(page, 'token')
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await expect(last).toHaveAttribute('aria-selected', 'true')
})

test.describe('with known pages', () => {
  test.beforeEach(async ({ page }) => {
    await serveIndex(page)
    await open(page, pdas)
    await field(page).focus()
  })

  test('suggestions show only in focus, and their number is said', async ({
    page,
  }) => {
    await expect(list(page)).toHaveCount(0)
    await page.keyboard.type('  APPLE')
    await expect(options(page)).toHaveText(['Apple pie', 'Cherry › Apple jam'])
    await expect(count(page)).toHaveText(said('/', 2))
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await field(page).blur()
    await expect(list(page)).toHaveCount(0)
    await field(page).focus()
    await expect(options(page)).toHaveCount(2)
    await field(page).fill('apple j')
    await expect(count(page)).toHaveText(said('/', 1))
    await field(page).fill('apple j ')
    await expect(options(page)).toHaveCount(0)
    await expect(count(page)).toHaveText(said('/', 0))
    await expect(focused(page)).toHaveText(/apple j/)
    await field(page).fill('   ')
    await expect(list(page)).toHaveCount(0)
    await expect(count(page)).toHaveText('')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('options are links of the current language alone', async ({ page }) => {
    await field(page).fill('apple')
    await expect(options(page)).toHaveCount(2)
    const links = await options(page).evaluateAll((all) =>
      all.map((each) => [each.tagName, each.getAttribute('href')]),
    )
    expect(links).toEqual([
      ['A', accounts],
      ['A', `${pdas}#apple-jam`],
    ])
  })

  test('there are at most ten', async ({ page }) => {
    await field(page).fill('step')
    await expect(options(page)).toHaveCount(localSearchLimits.suggestions)
    await expect(options(page).last()).toHaveText('Numbers › Step 9')
  })

  test('arrows move with wraparound', async ({ page }) => {
    await field(page).fill('apple')
    await expect(focused(page)).toHaveText('Apple pie')
    await page.keyboard.press('ArrowUp')
    const last = lastRow(page, 'apple')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await expect(focused(page)).toHaveCount(1)
    await expect(list(page).getByRole('option').last()).toHaveText(/apple/)
    const lastId = await last.getAttribute('id')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      `${lastId}`,
    )
    await page.keyboard.press('ArrowUp')
    await expect(focused(page)).toHaveText('Cherry › Apple jam')
    const id = await focused(page).getAttribute('id')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', `${id}`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveText('Apple pie')
    await expect(field(page)).toBeFocused()
  })

  test('Enter leads on, clears, and starts over', async ({ page }) => {
    const stays = await mark(page)
    await field(page).fill('apple')
    await expect(focused(page)).toHaveText('Apple pie')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(accounts)
    await expect(field(page)).toHaveValue('')
    await expect(list(page)).toHaveCount(0)
    await field(page).fill('apple')
    await expect(focused(page)).toHaveText('Apple pie')
    expect(await stays()).toBe(true)
  })

  test('Enter leads to a heading of the same page', {
    tag: '@firefox',
  }, async ({ page }) => {
    await field(page).fill('why')
    await expect(focused(page)).toHaveText('Cherry › Why')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${pdas}#why`)
    await expect(page.locator('#why')).toBeInViewport()
    await expect(field(page)).toHaveValue('')
    await expect(list(page)).toHaveCount(0)
  })

  test('hovering focuses, leaving focuses none', async ({ page }) => {
    await field(page).fill('apple')
    await options(page).nth(1).hover()
    await expect(focused(page)).toHaveText('Cherry › Apple jam')
    await page.mouse.move(640, 600)
    await expect(focused(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pdas)
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveText('Apple pie')
    await options(page).nth(1).click()
    await expect(page).toHaveURL(`${pdas}#apple-jam`)
    await expect(field(page)).toHaveValue('')
  })

  test('a click with Ctrl leaves this page alone', async ({
    page,
    context,
  }) => {
    await field(page).fill('apple')
    const opened = context.waitForEvent('page')
    await options(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(accounts)
    await expect(page).toHaveURL(pdas)
    await expect(field(page)).toHaveValue('apple')
  })

  test('the last row hands the query to the docs search', {
    tag: '@firefox',
  }, async ({ page }) => {
    const docsSearch = page.getByRole('dialog').getByRole('combobox')
    await field(page).fill('nothing here')
    await expect(lastRow(page, 'nothing here')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(docsSearch).toHaveValue('nothing here')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await field(page).fill('apple')
    await expect(options(page)).toHaveCount(2)
    await lastRow(page, 'apple').click()
    await expect(docsSearch).toHaveValue('apple')
  })

  test('Escape closes the list, then clears', async ({ page }) => {
    await field(page).fill('apple')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('apple')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
  })
})

test('a query that is typed far down leaves the reader where they are', async ({
  page,
}) => {
  await open(page, accounts)
  await scrollDown(page, 1234)
  await page.keyboard.press('s')
  await page.keyboard.type('rent')
  await expect(list(page)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(1234)
})

test('Thai is found inside words, among Thai pages', {
  tag: '@firefox',
}, async ({ page }) => {
  const home = '/th/'
  const name = messagesOf('th').search.label
  await open(page, `/th${accounts}`)
  await field(page, name).fill('สร้าง')
  await expect(options(page).first()).toContainText('สร้าง')
  const links = await options(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('href') ?? ''),
  )
  expect(links.filter((link) => !link.startsWith(home))).toEqual([])
  await expect(count(page)).toHaveText(said(home, links.length))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(links[0] ?? '')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH')
})
