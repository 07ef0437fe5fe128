import type { Page } from '@playwright/test'
import { clientReady, expect, test } from './fixtures'
import { field, focused } from './local-search-steps'
import { messagesOf } from './messages'
import { open } from './steps'

const path = '/errors.html'
const { errorsPage } = messagesOf('en')

const finder = (page: Page) =>
  page.getByRole('searchbox', { name: errorsPage.label })
const rows = (page: Page) => page.locator('article dl > div:visible')
const found = (count: number) =>
  errorsPage.found.replace('{count}', String(count))

test('an error opens by its address, also inside a fold', async ({ page }) => {
  for (const id of ['token-0x1', 'anchor-0x7d6', 'token-2022-0x14']) {
    await page.goto('/')
    await page.goto(`${path}#${id}`)
    await clientReady(page)
    const row = page.locator(`[id="${id}"]`)
    await expect(row).toBeInViewport()
    await expect(row).toHaveAttribute('data-target')
    await expect(page).toHaveURL(`${path}#${id}`)
  }
})

test('the field finds a code in hex, in decimal and in a log line', async ({
  page,
}) => {
  await open(page, path)
  const all = await rows(page).count()
  await finder(page).fill('0x1771')
  const sixThousandAndOne = page.locator('article dt:visible', {
    hasText: '6001',
  })
  await expect(rows(page).first()).toContainText('0x1771')
  const count = await rows(page).count()
  await expect(sixThousandAndOne).toHaveCount(count)
  await expect(page.getByRole('status').getByText(found(count))).toBeVisible()
  await finder(page).fill('6001')
  await expect(sixThousandAndOne).toHaveCount(count)
  await finder(page).fill(
    'Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA failed: custom program error: 0x1',
  )
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('#token-0x1')).toBeVisible()
  await finder(page).fill('')
  await expect(rows(page)).toHaveCount(all)
})

test('the local search leads to the errors of a program', async ({ page }) => {
  await open(page, path)
  await field(page).fill('MPL Account Compression')
  await focused(page).click()
  await expect(page).toHaveURL(`${path}#account-compression`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every error can be read', async ({ page }) => {
    await page.goto(path)
    await expect(finder(page)).toHaveCount(0)
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Anchor' }),
    })
    await expect(section.locator('#anchor-0x7d6')).toBeVisible()
    const last = section.locator('[id="anchor-0x1388"]')
    await expect(last).toBeHidden()
    await section.locator('summary').click()
    await expect(last).toBeVisible()
  })
})
