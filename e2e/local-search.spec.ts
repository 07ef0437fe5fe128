import { expect, recordRequests, test } from './fixtures'
import {
  count,
  countText,
  field,
  focused,
  index,
  indexFile,
  lastRow,
  list,
  options,
  serveIndex,
} from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, hold, mark, open, pdas, scrollDown } from './steps'

const { chrome, search } = messagesOf('en')

test.describe('with known pages', () => {
  test.beforeEach(async ({ page }) => {
    await serveIndex(page)
    await open(page, pdas)
    await field(page).focus()
  })

  test('suggestions show only with the focus, and their number is announced', async ({
    page,
  }) => {
    await expect(list(page)).toHaveCount(0)
    await page.keyboard.type('  APPLE')
    await expect(options(page)).toHaveText(['Apple pie', 'Cherry › Apple jam'])
    await expect(count(page)).toHaveText(countText('/', 2))
    await field(page).blur()
    await expect(list(page)).toHaveCount(0)
    await field(page).focus()
    await field(page).fill('apple j')
    await expect(count(page)).toHaveText(countText('/', 1))
    await field(page).fill('   ')
    await expect(list(page)).toHaveCount(0)
    await expect(count(page)).toHaveText('')
  })

  test('arrows wrap around, Enter follows, Escape closes and clears', {
    tag: '@firefox',
  }, async ({ page }) => {
    const stays = await mark(page)
    await page.keyboard.type('apple')
    await expect(focused(page)).toHaveText('Apple pie')
    await page.keyboard.press('ArrowUp')
    await expect(lastRow(page, 'apple')).toHaveAttribute(
      'aria-selected',
      'true',
    )
    const id = await focused(page).getAttribute('id')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', `${id}`)
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveText('Apple pie')
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('apple')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await page.keyboard.type('why')
    await expect(focused(page)).toHaveText('Cherry › Why')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${pdas}#why`)
    await expect(page.locator('#why')).toBeInViewport()
    await expect(field(page)).toHaveValue('')
    await field(page).fill('apple')
    await expect(focused(page)).toHaveText('Apple pie')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(accounts)
    expect(await stays()).toBe(true)
  })

  test('the pointer highlights a row, and Ctrl+click does not change this page', async ({
    page,
    context,
  }) => {
    await field(page).fill('apple')
    const second = options(page).nth(1)
    await second.hover()
    await expect(focused(page)).toHaveText('Cherry › Apple jam')
    await page.mouse.move(640, 600)
    await expect(focused(page)).toHaveCount(0)
    const opened = context.waitForEvent('page')
    await second.click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(`${pdas}#apple-jam`)
    await expect(page).toHaveURL(pdas)
    await second.click()
    await expect(page).toHaveURL(`${pdas}#apple-jam`)
  })

  test('the last row hands the query to the docs search', {
    tag: '@firefox',
  }, async ({ page }) => {
    const docsSearch = page.getByRole('dialog').getByRole('searchbox')
    await field(page).fill('nothing here')
    await expect(lastRow(page, 'nothing here')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(docsSearch).toHaveValue('nothing here')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
  })
})

test('typing a query far down the page does not scroll it', async ({
  page,
}) => {
  await open(page, accounts)
  await scrollDown(page, 1234)
  await page.keyboard.press('s')
  await page.keyboard.type('rent')
  await expect(list(page)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(1234)
})

test('Thai matches inside words, in Thai pages only', {
  tag: '@firefox',
}, async ({ page }) => {
  const name = messagesOf('th').search.label
  await open(page, `/th${accounts}`)
  await field(page, name).fill('สร้าง')
  await expect(options(page).first()).toContainText('สร้าง')
  const links = await options(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('href') ?? ''),
  )
  expect(links.filter((link) => !link.startsWith('/th/'))).toEqual([])
  await expect(count(page)).toHaveText(countText('/th/', links.length))
})

test('the index loads on the first focus, and Enter waits for it', async ({
  page,
}) => {
  const requests = recordRequests(page)
  const loads = () =>
    requests.filter((request) => request === `fetch ${indexFile}`).length
  const comes = await hold(page, `**${indexFile}`)
  await open(page, pdas)
  expect(loads()).toBe(0)
  await page.keyboard.press('/')
  await page.keyboard.type('size limits')
  await expect(lastRow(page, 'size limits')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pdas)
  comes()
  await expect(page).toHaveURL(`${accounts}#size-limits`)
  await field(page).fill('programs')
  await expect(options(page).first()).toBeVisible()
  expect(loads()).toBe(1)
})

test.describe('an index that does not load', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('is announced, and can be retried', async ({ page }) => {
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
    await retry.click()
    await expect(options(page)).toHaveCount(2)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('apple')
  })
})

test('where the box is hidden, / and s open the docs search', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, accounts)
  const dialog = page.getByRole('dialog')
  for (const key of ['/', 's']) {
    await page.keyboard.press(key)
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await expect(dialog.getByRole('searchbox')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: chrome.menu }).click()
  await expect(field(page)).toBeVisible()
})
