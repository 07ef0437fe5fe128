import { expect, recordRequests, test } from './fixtures'
import {
  count,
  field,
  index,
  indexFile,
  lastRow,
  options,
  serveIndex,
} from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, hold, open, pdas } from './steps'

const { search } = messagesOf('en')

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
