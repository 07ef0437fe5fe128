import type { Page } from '@playwright/test'
import { createTranslator } from 'use-intl/core'
import { limits } from '../lib/limits'
import { expect, recordRequests, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, hold, localeOf, mark, open, pdas } from './steps'

const { search, chrome } = messagesOf('en')
const indexFile = '/search/local/en.json'

const field = (page: Page, name = search.label) =>
  page.getByRole('combobox', { name })
const list = (page: Page) => page.getByRole('listbox')
/** The suggestions; the last row is an option too, but no link. */
const options = (page: Page) => page.locator('a[role=option]')
const focused = (page: Page) => page.getByRole('option', { selected: true })
const count = (page: Page) => page.getByRole('search').getByRole('status')
const lastRow = (page: Page, query: string) =>
  page.getByRole('option', { name: search.all.replace('{query}', query) })

const said = (path: string, number: number) => {
  const locale = localeOf(path)
  const t = createTranslator({ locale, messages: messagesOf(locale) })
  return t('search.count', { count: number })
}

const header = (title: string) => ({
  level: 2,
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  children: [],
})

const entry = (title: string, path: string, headers: string[] = []) => ({
  title,
  headers: headers.map(header),
  path,
  pathLocale: path.startsWith('/de/') ? '/de/' : '/',
  extraFields: [],
})

/** An index with known words, whose pages exist. */
const index = [
  entry('Apple pie', accounts, ['Apple tart', 'Size limits']),
  entry('Cherry', pdas, ['Apple jam', 'Stones', 'Why']),
  entry('Apple of Germany', `/de${accounts}`),
  entry(
    'Numbers',
    '/getting-started/installation.html',
    Array.from({ length: 12 }, (_, number) => `Step ${number}`),
  ),
]

const serveIndex = (page: Page) =>
  page.route(`**${indexFile}`, (route) => route.fulfill({ json: index }))

test('the index comes with the first focus and not before', async ({
  page,
}) => {
  const requests = recordRequests(page)
  const loads = () =>
    requests.filter((request) => request === `fetch ${indexFile}`).length
  await open(page, accounts)
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(0)
  await expect(count(page)).toHaveText('')
  await field(page).focus()
  await expect.poll(loads).toBe(1)
  await field(page).fill('accounts')
  await expect(options(page).first()).toBeVisible()
  await field(page).blur()
  await field(page).focus()
  await field(page).fill('programs')
  await expect(options(page).first()).toBeVisible()
  expect(loads()).toBe(1)
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
    await expect(options(page)).toHaveCount(limits.localSearch.suggestions)
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

  test('Enter leads to a heading of the same page', async ({ page }) => {
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

  test('the last row hands the query to the docs search', async ({ page }) => {
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

test('what is typed while everything loads is kept', async ({ page }) => {
  await serveIndex(page)
  await open(page, pdas)
  await field(page).pressSequentially('apple')
  await expect(options(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue('apple')
})

test('Enter waits for the index', async ({ page }) => {
  const release = await hold(page, `**${indexFile}`)
  await open(page, pdas)
  await field(page).pressSequentially('size limits')
  await expect(lastRow(page, 'size limits')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pdas)
  release()
  await expect(page).toHaveURL(`${accounts}#size-limits`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on a narrow screen / opens the docs search beside the open menu too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, accounts)
  const menu = page.getByRole('button', { name: chrome.menu })
  await menu.click()
  await expect(field(page)).toBeVisible()
  await menu.blur()
  await page.keyboard.press('s')
  await expect(field(page)).toBeFocused()
  await field(page).blur()
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(dialog.getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('s and / lead to the field, from nowhere else', async ({ page }) => {
  await open(page, accounts)
  for (const key of ['s', '/']) {
    await page.keyboard.press(key)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await field(page).blur()
  }
  for (const key of ['Control+s', 'Alt+s', 'Shift+S', 'x']) {
    await page.keyboard.press(key)
    await expect(page.locator('body'), key).toBeFocused()
  }
  await page.getByRole('switch', { name: chrome.darkMode }).focus()
  await page.keyboard.press('s')
  await expect(field(page)).not.toBeFocused()
  await field(page).focus()
  await page.keyboard.type('s/')
  await expect(field(page)).toHaveValue('s/')
})

test.describe('an index that does not come', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('is said, and can be asked for again', async ({ page }) => {
    let answers = 0
    await page.route(`**${indexFile}`, (route) => {
      answers += 1
      if (answers < 3) return route.fulfill({ status: 503, body: 'later' })
      return route.fulfill({ json: index })
    })
    await open(page, accounts)
    await field(page).fill('apple')
    const alert = page.getByRole('search').getByRole('alert')
    const retry = page.getByRole('button', { name: search.retry })
    await expect(alert).toHaveText(search.failed)
    await retry.click()
    await expect.poll(() => answers).toBe(2)
    await expect(alert).toHaveText(search.failed)
    await retry.click()
    await expect(options(page)).toHaveCount(2)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('apple')
  })
})

test('Thai is found inside words, among Thai pages', async ({ page }) => {
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
