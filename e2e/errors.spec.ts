import type { Page } from '@playwright/test'
import { docsSearchOn } from './docs-search-steps'
import { clientReady, expect, test } from './fixtures'
import { messagesOf } from './messages'
import { open, scrollDown } from './steps'

const path = '/errors.html'
const { errorsPage } = messagesOf('en')

const finder = (page: Page) =>
  page.getByRole('textbox', { name: errorsPage.label })
const rows = (page: Page) => page.locator('article dl > div:visible')
const found = (count: number) =>
  errorsPage.found.replace('{count}', String(count))
const answer = (page: Page) => page.locator('article').getByRole('status')
const own = (page: Page) => page.getByRole('heading', { name: errorsPage.own })
const fill = (sentence: string, slots: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
const secondOwn = fill(errorsPage.ownFound, {
  code: '6001',
  hex: '0x1771',
  index: '1',
})
const mine = 'Fg6PaFpoGXkYsidMpWTK6W2BeZ7FEfcYkg476zPFsLnS'
const jupiter = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'

/** The log of a program that calls Jupiter, which fails. */
const swapLog = `Program ${mine} invoke [1]
Program log: Instruction: Buy
Program ${jupiter} invoke [2]
Program log: Instruction: Route
Program ${jupiter} consumed 50000 of 180000 compute units
Program ${jupiter} failed: custom program error: 0x1771
Program ${mine} consumed 70000 of 200000 compute units
Program ${mine} failed: custom program error: 0x1771`

/** The log of an Anchor program with an error of its own. */
const anchorLog = `Program ${mine} invoke [1]
Program log: AnchorError thrown in programs/vault/src/lib.rs:21. Error Code: TooLate. Error Number: 6001. Error Message: It is too late.
Program ${mine} consumed 900 of 200000 compute units
Program ${mine} failed: custom program error: 0x1771`

test('an error opens by its address, also inside a closed section', async ({
  page,
}) => {
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

test('the field finds a code in hex, in decimal and in a log line', {
  tag: '@firefox',
}, async ({ page }) => {
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

test('a code and a log are explained, and without a match it says what to do', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, path)
  await finder(page).fill('0x1771')
  await expect(answer(page)).toContainText(secondOwn)
  await expect(own(page).or(rows(page).first()).first()).toHaveText(
    errorsPage.own,
  )
  await expect(page.locator('#jupiter-0x1771')).toBeVisible()
  await finder(page).fill(anchorLog)
  await expect(answer(page)).toContainText(mine)
  await expect(answer(page)).toContainText('TooLate: It is too late')
  await expect(rows(page)).toHaveCount(0)
  await finder(page).fill(swapLog)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('#jupiter-0x1771')).toBeVisible()
  await expect(own(page)).toBeHidden()
  await expect(answer(page)).toContainText(
    fill(errorsPage.failed, { program: 'Jupiter' }),
  )
  const advice = page.getByText(errorsPage.nothing)
  await expect(advice).toBeHidden()
  await finder(page).fill('zzzz')
  await expect(advice).toBeVisible()
  await expect(advice.getByRole('link')).toBeVisible()
  await page.getByRole('button', { name: errorsPage.searchDocs }).click()
  await expect(docsSearchOn(page).field).toHaveValue('zzzz')
  await page.keyboard.press('Escape')
  await finder(page).fill('-32002')
  await expect(advice).toBeHidden()
  await expect(page.locator('[id="json-rpc-32002"]')).toBeVisible()
  await finder(page).fill('-32002: Simulation failed: Blockhash not found')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toHaveId('transaction-error-BlockhashNotFound')
})

test('a text without a program error says so, and what to do', async ({
  page,
}) => {
  await open(page, path)
  await finder(page).fill('Error: Transaction too large: 1262 > 1232')
  await expect(answer(page)).toContainText(
    fill(errorsPage.other, { error: 'Transaction too large: 1262 > 1232' }),
  )
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('link').last()).toHaveAttribute(
    'href',
    /core-concepts\/transactions\.html#too-large$/,
  )
  await finder(page).fill('found 12 errors in 5 files')
  await expect(rows(page)).toHaveCount(0)
  await expect(answer(page)).toContainText('found 12 errors in 5 files')
})

test('a link to a hidden error clears the filter', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, path)
  await finder(page).fill('0xbbf')
  await expect(page.locator('#system')).toBeHidden()
  const link = page.locator('a[href$="#system"]:visible').first()
  for (const visit of ['first', 'second']) {
    await link.click()
    await expect(page.locator('#system'), visit).toBeInViewport()
    await expect(finder(page)).toHaveValue('')
    await finder(page).fill('0xbbf')
    await expect(page.locator('#system')).toBeHidden()
  }
})

test('a pasted line does not widen a narrow page, and scrolling does not clear the filter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  await finder(page).fill(`Program log: ${'x'.repeat(600)}\n${swapLog}`)
  await expect(rows(page)).toHaveCount(1)
  // Scrolling writes the active heading into the address.
  await scrollDown(page, 300)
  await expect(page).toHaveURL(/#/)
  await expect(rows(page)).toHaveCount(1)
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBe(390)
})

test('a folded code links to itself', async ({ page }) => {
  await open(page, path)
  await finder(page).fill('6008 NotEnoughAccountKeys')
  await page.getByRole('link', { name: '0x1778', exact: true }).click()
  await expect(page).toHaveURL(`${path}#jupiter-0x1778`)
  await expect(page.locator('#jupiter-0x1778')).toHaveAttribute('data-target')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every error can be read', async ({ page }) => {
    await page.goto(path)
    await expect(finder(page)).toHaveCount(0)
    await expect(own(page)).toBeVisible()
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
