import type { Page } from '@playwright/test'
import { addressForms } from './address-forms'
import { clientReady, expect, recordRequests, test } from './fixtures'
import { messagesOf } from './messages'
import {
  accounts,
  answerSoftly,
  goBack,
  goForward,
  installation,
  linkTo,
  mark,
  pdas,
  pressLink,
} from './steps'

const { chrome } = messagesOf('en')

/** The title of a page that is loaded as a document. */
async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  return html.match(/<title>([^<]*)/)?.[1] ?? ''
}

test('inside a language one request fetches the page', {
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
  // The first navigation also loads the progress bar, which may come after the page.
  const pages = async (path: string) =>
    (await follow(path)).filter((request) => !request.includes(' /assets/'))
  expect(await pages(installation)).toEqual([`fetch ${installation}`])
  expect(await pages(pdas)).toEqual([`fetch ${pdas}`])
  expect(await stays()).toBe(true)
})

test('a page is fetched while a pointer rests on its link, and not once more when it is clicked', {
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

test('a page that is come to by a link shows its first screen first, and then is laid out whole', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(pdas)
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

test('another language is a document of its own', { tag: '@firefox' }, async ({
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

for (const form of addressForms(accounts)) {
  test(`back and forward keep their place from ${form}`, {
    tag: form === accounts ? '@firefox' : [],
  }, async ({ page }) => {
    await page.goto(form)
    await clientReady(page)
    const start = page.url()
    const title = await page.title()
    const stays = await mark(page)
    const heading = page.getByRole('heading', { level: 2 }).last()
    const id = await heading.getAttribute('id')
    await page.locator(`nav a[href="#${id}"]`).first().click()
    await expect(page).toHaveURL(`${start}#${id}`)
    await expect(heading).toBeInViewport()

    await pressLink(page, installation)
    await expect(page).toHaveURL(installation)
    await expect(page).not.toHaveTitle(title)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await goBack(page)
    await expect(page).toHaveURL(`${start}#${id}`)
    await expect(page).toHaveTitle(title)
    await expect(heading).toBeInViewport()

    await goBack(page)
    await expect(page).toHaveURL(start)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    await goForward(page)
    await goForward(page)
    await expect(page).toHaveURL(installation)
    expect(await stays()).toBe(true)
  })
}

test('a link to a heading of another page lands there', async ({ page }) => {
  await page.goto(accounts)
  const heading = page.getByRole('heading', { level: 2 }).last()
  const id = await heading.getAttribute('id')
  await page.goto(`${accounts}#${id}`)
  await expect(heading).toBeInViewport()
  await clientReady(page)
  await expect(heading).toBeInViewport()
})

test.describe('a page that cannot be fetched softly', () => {
  test.use({ expectedErrors: [/status of 404 .*installation\.html/] })

  test('is loaded whole', async ({ page }) => {
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
