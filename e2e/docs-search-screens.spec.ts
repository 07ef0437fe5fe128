import { readFileSync } from 'node:fs'
import { docsSearchLimits } from '../lib/shared/limits'
import {
  texts as en,
  find,
  listNamed,
  noResults,
  openDocsSearch,
  textFile,
  visit,
} from './docs-search-steps'
import { expect, test } from './fixtures'
import { accounts, hold } from './steps'

const wantedRecipes: readonly string[] = JSON.parse(
  readFileSync('content/wanted.json', 'utf8'),
)

test('the start screen says that there is no history', async ({ page }) => {
  const { dialog, field, hits } = await openDocsSearch(page, accounts)
  await expect(dialog.getByText(en.noRecent)).toBeVisible()
  await field.fill('rent')
  await expect(hits.first()).toBeVisible()
  await expect(dialog.getByText(en.noRecent)).toBeHidden()
  await dialog.getByRole('button', { name: en.clearLabel }).click()
  await expect(field).toHaveValue('')
  await expect(dialog.getByText(en.noRecent)).toBeVisible()
})

test('the start screen offers the most wanted recipes, below recent ones', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  const wanted = search.dialog
    .getByRole('navigation', { name: en.wanted })
    .getByRole('link')
  await expect(wanted).toHaveCount(wantedRecipes.length)
  await page.keyboard.press('ArrowDown')
  await expect(wanted.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(search.field).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(wanted.last()).toBeFocused()
  await page.keyboard.type('staking')
  await expect(search.field).toHaveValue('staking')
  await expect(wanted).toHaveCount(0)
  await expect(search.selected).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(search.dialog).toBeHidden()
  await search.button.click()
  const recent = listNamed(search, en.recent)
  await expect(recent).toHaveCount(1)
  const above = await recent.first().boundingBox()
  const below = await wanted.first().boundingBox()
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0)
  const href = (await wanted.nth(1).getAttribute('href')) ?? ''
  await wanted.nth(1).click()
  await expect(search.dialog).toBeHidden()
  await expect(page).toHaveURL(href)
})

test('a hit shows its heading, then the words that matched', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  await find(search, 'deposit is refunded when an account is closed')
  const row = search.hits.filter({ has: page.locator('.hit-text') }).first()
  const heading = row.locator('.DocSearch-Hit-title')
  await expect(heading).toHaveText(/\w/)
  await expect(row.locator('.hit-text mark').first()).toHaveText(/\w/)
  await row.locator('a').click()
  await search.button.click()
  await expect(listNamed(search, en.recent)).toHaveCount(1)
})

test('words that were not found are named', async ({ page }) => {
  const search = await openDocsSearch(page, accounts)
  await find(search, 'airdrop qqxqqxqq')
  const missing = en.missing.replace('{words}', 'qqxqqxqq')
  await expect(search.dialog.getByText(missing, { exact: true })).toBeVisible()
  await expect(search.news).toContainText(missing)
  await find(search, 'airdrop')
  await expect(search.dialog.getByText(missing)).toHaveCount(0)
})

test('hits come in groups of at most five, counted aloud, the first selected', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  await find(search, 'account')
  const groups = search.dialog.getByRole('tree')
  const sizes = await groups.evaluateAll((lists) =>
    lists.map((list) => list.querySelectorAll('[role=treeitem]').length),
  )
  expect(sizes.length).toBeGreaterThan(1)
  // The book has more than five sections on accounts in each of its parts.
  expect(Math.max(...sizes)).toBe(docsSearchLimits.hitsPerGroup)
  const shown = sizes.reduce((sum, size) => sum + size, 0)
  await expect(search.hits).toHaveCount(shown)
  await expect(search.news).toHaveText(`${shown} results`)
  await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true')
  await expect(search.dialog.locator('mark').first()).toHaveText(/account/i)
})

test('arrows move with wraparound', async ({ page }) => {
  const search = await openDocsSearch(page, accounts)
  await find(search, 'account')
  await page.keyboard.press('ArrowUp')
  await expect(search.hits.last()).toHaveAttribute('aria-selected', 'true')
  const id = await search.hits.last().getAttribute('id')
  await expect(search.field).toHaveAttribute('aria-activedescendant', `${id}`)
  await page.keyboard.press('ArrowDown')
  await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true')
})

test('without results there are suggestions and a way to report', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  const { dialog, field, news } = search
  await find(search, 'token')
  await field.fill('qqxqqxqq')
  await expect(dialog.getByText(noResults('qqxqqxqq'))).toBeVisible()
  await expect(news).toHaveText('No results')
  const report = dialog.getByRole('link', { name: en.reportLink })
  await expect(report).toHaveAttribute('href', /issues\/new\?title=.*qqxqqxqq/)
  const suggestions = dialog
    .getByRole('list', { name: en.trySearching })
    .getByRole('button')
  const count = await suggestions.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(docsSearchLimits.suggestions)
  const name = await suggestions.first().innerText()
  await suggestions.first().click()
  await expect(field).toHaveValue(`${name.toLowerCase()} `)
  await expect(field).toBeFocused()
  await expect(dialog.getByText(noResults('qqxqqxqq'))).toBeHidden()
})

test('a search on its way is never said to have found nothing', async ({
  page,
}) => {
  const release = await hold(page, `**${textFile}`)
  const search = await openDocsSearch(page, accounts)
  const { dialog, field, news } = search
  await dialog.evaluate((element) => {
    const look = () => {
      const text = element instanceof HTMLElement ? element.innerText : ''
      if (/no results/i.test(text)) Object.assign(window, { lied: text })
      if (element.isConnected) requestAnimationFrame(look)
    }
    look()
  })
  await field.pressSequentially('account')
  await expect(news).toHaveText(en.searching)
  release()
  await expect(search.hits.first()).toBeVisible()
  await expect(news).toHaveText(/\d/)
  expect(await page.evaluate(() => Reflect.get(window, 'lied'))).toBeUndefined()
})

test('while a query over recent searches waits for its answer, it can be cleared', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  await visit(page, search, ['staking'])
  const release = await hold(page, `**${textFile}`)
  await page.reload()
  await search.button.click()
  const recent = listNamed(search, en.recent)
  await expect(recent).toHaveCount(1)
  await search.field.pressSequentially('account')
  await expect(search.news).toHaveText(en.searching)
  await expect(recent).toHaveCount(1)
  await search.dialog.getByRole('button', { name: en.clearLabel }).click()
  await expect(search.field).toHaveValue('')
  release()
})

test('Enter waits for the answer to what was typed', async ({ page }) => {
  const release = await hold(page, `**${textFile}`)
  const { dialog, field, news } = await openDocsSearch(page, accounts)
  await field.pressSequentially('durable nonce')
  await page.keyboard.press('Enter')
  await expect(news).toHaveText(en.searching)
  release()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/nonce/)
})

test.describe('a search that fails', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('says so, and is tried again', async ({ page }) => {
    let broken = true
    await page.route(`**${textFile}`, (route) =>
      broken ? route.fulfill({ status: 503 }) : route.continue(),
    )
    const search = await openDocsSearch(page, accounts)
    const { dialog, field, hits } = search
    await field.fill('rent')
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText(en.errorTitle)
    await expect(alert).toContainText(en.errorHelp)
    await expect(dialog.getByText(/no results/i)).toBeHidden()
    const retry = dialog.getByRole('button', { name: en.retry })
    // The alert of the first failure may still be there when the second search begins.
    const failedAgain = page.waitForEvent('console', (message) =>
      message.text().startsWith('The search failed'),
    )
    await retry.click()
    await failedAgain
    await expect(alert).toContainText(en.errorTitle)
    broken = false
    await retry.click()
    await expect(hits.first()).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(field).toBeFocused()
  })
})
