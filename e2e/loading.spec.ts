import { clientScript, laterScripts, saveData } from './client-steps'
import { clientReady, expect, recordRequests, test } from './fixtures'
import { accounts, follow, hold, linkTo, pdas } from './steps'

test('a page that is only read fetches nothing but itself', async ({
  page,
}) => {
  const requests = recordRequests(page)
  await page.goto(accounts, { waitUntil: 'networkidle' })
  await clientReady(page)
  await page.locator('h1').hover()
  await page.mouse.wheel(0, 900)
  await expect(page.locator('#sidebar [aria-current=location]')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  const types = new Set(requests.map((request) => request.split(' ')[0]))
  expect([...types].toSorted()).toEqual([
    'document',
    'font',
    'script',
    'stylesheet',
  ])
  expect(requests.filter((each) => each.startsWith('script'))).toHaveLength(1)
})

test('with data saver, nothing is prefetched', async ({ page }) => {
  await saveData(page)
  const requests = recordRequests(page)
  await page.goto(accounts)
  await clientReady(page)
  await linkTo(page, pdas).hover()
  await page.locator('[data-search-box]').first().hover()
  await page.locator('[data-docs-search]').hover()
  await page.getByRole('button', { name: 'Copy', exact: true }).first().hover()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((each) => laterScripts.test(each))).toEqual([])
  expect(requests.filter((each) => each.endsWith(pdas))).toEqual([])
})

test('back returns to what was shown before the client loaded, and before a reload', async ({
  page,
}) => {
  const comes = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  // A browser cannot scroll beyond the part of the document that it has received.
  await expect(page.locator('#announcer')).toBeAttached()
  const heading = page.getByRole('heading', { level: 2 }).last()
  const hash = `#${await heading.getAttribute('id')}`
  await page.locator(`#headings a[href="${hash}"]`).click()
  await expect(page).toHaveURL(accounts + hash)
  comes()
  await clientReady(page)
  await follow(page, pdas)
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL(accounts + hash)
  await expect(page.locator('h1')).toHaveText('Accounts')
  await expect(heading).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(accounts)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
