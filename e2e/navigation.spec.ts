import type { Page } from '@playwright/test'
import { clientReady, expect, recordRequests, test } from './fixtures'
import { messagesOf } from './messages'
import {
  accounts,
  answerSoftly,
  goBack,
  installation,
  linkTo,
  mark,
  pdas,
} from './steps'

const { chrome } = messagesOf('en')

/** The title of a page that is loaded as a document. */
async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  return html.match(/<title>([^<]*)/)?.[1] ?? ''
}

test('inside a language a navigation makes one request', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(accounts, { waitUntil: 'networkidle' })
  await clientReady(page)
  const stays = await mark(page)
  const follow = async (path: string) => {
    const requests = recordRequests(page)
    await linkTo(page, path).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(await titleOf(page, path))
    await page.waitForLoadState('networkidle')
    return requests
  }
  expect(await follow(installation)).toEqual([`fetch ${installation}`])
  expect(await follow(pdas)).toEqual([`fetch ${pdas}`])
  expect(await stays()).toBe(true)
})

test('a page is prefetched on hover, and not fetched again on click', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(accounts, { waitUntil: 'networkidle' })
  await clientReady(page)
  const requests = recordRequests(page)
  const asked = page.waitForRequest(`**${pdas}`)
  await linkTo(page, pdas).hover()
  await (await asked).response()
  await linkTo(page, pdas).click()
  await expect(page).toHaveTitle(await titleOf(page, pdas))
  expect(requests.filter((request) => request.endsWith(pdas))).toEqual([
    `fetch ${pdas}`,
  ])
})

test('a soft navigation lays out the first screen first, then the whole page', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(pdas)
  // The site's own font for code shows from the second page on.
  await page.reload()
  const height = () => page.evaluate(() => document.body.scrollHeight)
  const whole = await height()
  await page.goto(accounts)
  await clientReady(page)
  await page.evaluate(() => {
    const marks: boolean[] = []
    const root = document.documentElement
    new MutationObserver(() => marks.push('arriving' in root.dataset)).observe(
      root,
      { attributeFilter: ['data-arriving'] },
    )
    Object.assign(window, { marks })
  })
  const marks = () => page.evaluate(() => Reflect.get(window, 'marks'))
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
  await expect.poll(marks).toEqual([true, false])
  expect(await height()).toBe(whole)
  await goBack(page)
  await expect(page.locator('h1')).toHaveText('Accounts')
  expect(await marks()).toEqual([true, false])
})

test('another language loads a new document', { tag: '@firefox' }, async ({
  page,
}) => {
  await page.goto(accounts)
  await clientReady(page)
  const stays = await mark(page)
  const requests = recordRequests(page)
  await page.getByRole('button', { name: chrome.languages }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de${accounts}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  expect(requests[0]).toBe(`document /de${accounts}`)
  expect(await stays()).toBe(false)
})

for (const hash of ['#size-limits.', '#Size-Limits'])
  test(`a link that says ${hash} leads to the heading`, async ({ page }) => {
    await page.goto(accounts + hash)
    await expect(page).toHaveURL(`${accounts}#size-limits`)
    await expect(page.locator('#size-limits')).toBeInViewport()
  })

test.describe('a page that a soft navigation cannot fetch', () => {
  test.use({ expectedErrors: [/status of 404 .*installation\.html/] })

  test('is loaded as a document', async ({ page }) => {
    await answerSoftly(page, installation, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    )
    await page.goto(accounts)
    await clientReady(page)
    const stays = await mark(page)
    await linkTo(page, installation).click()
    await expect(page).toHaveURL(installation)
    await expect(page).toHaveTitle(await titleOf(page, installation))
    expect(await stays()).toBe(false)
  })
})
