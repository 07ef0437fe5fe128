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
  const types = requests.map((request) => request.split(' ')[0])
  expect(types.toSorted()).toEqual(['document', 'script', 'stylesheet'])
})

test('where data is to be saved, nothing is fetched before it is asked for', async ({
  page,
}) => {
  await saveData(page)
  const requests = recordRequests(page)
  await page.goto(accounts)
  await clientReady(page)
  await linkTo(page, pdas).hover()
  await page.locator('[data-search-box]').first().hover()
  await page.locator('[data-docs-search]').hover()
  await page.locator('[data-zoom-button]').first().hover()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((each) => laterScripts.test(each))).toEqual([])
  expect(requests.filter((each) => each.endsWith(pdas))).toEqual([])
})

test('back leads over what was shown before the client came, and before a document was loaded anew', async ({
  page,
}) => {
  const comes = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 2 }).last()
  const hash = `#${await heading.getAttribute('id')}`
  await page.locator(`nav a[href="${hash}"]`).first().click()
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
