import type { Page } from '@playwright/test'
import { site } from '../site.config'
import { clientReady, expect, test } from './fixtures'
import { messagesOf } from './messages'
import {
  accounts,
  follow,
  holdPage,
  installation,
  linkTo,
  localeOf,
  open,
  pdas,
} from './steps'

const bar = (page: Page) => page.locator('#nprogress .bar')

/** Counts every progress bar of the page, however short-lived. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { bars: 0 })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.id === 'nprogress')
            Object.assign(window, { bars: Reflect.get(window, 'bars') + 1 })
    }).observe(document, { childList: true, subtree: true })
  })
})

const barsShown = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'bars'))

for (const prefix of ['', '/th']) {
  test(`shows while a new page is fetched, ${prefix || '/en'}`, async ({
    page,
  }) => {
    const [from, to] = [`${prefix}${accounts}`, `${prefix}/`]
    await open(page, from)
    const release = await holdPage(page, to)
    const asked = page.waitForRequest(
      (request) => request.resourceType() === 'fetch',
    )
    await page.getByRole('link', { name: site.title }).click()
    await asked
    await expect(bar(page)).toBeVisible()
    await expect(page).toHaveURL(from)
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
    release()
    await expect(page).toHaveURL(to)
    await expect(bar(page)).toHaveCount(0)
    const { lang } = site.locales[localeOf(to)]
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  })
}

test('shows for a new page and grows by itself', async ({ page }) => {
  await open(page, accounts)
  const release = await holdPage(page, pdas)
  await linkTo(page, pdas).click()
  await expect(bar(page)).toBeVisible()
  const done = () =>
    bar(page).evaluate((element) => {
      const { right } = element.getBoundingClientRect()
      return right / innerWidth
    })
  const start = await done()
  expect(start).toBeLessThan(0.5)
  await expect.poll(done).toBeGreaterThan(Math.max(start, 0.08))
  release()
  await expect(page).toHaveURL(pdas)
  await expect(bar(page)).toHaveCount(0)
})

test('does not show for a page that was visited', async ({ page }) => {
  await open(page, accounts)
  // A page that arrives before the bar's own script needs no bar.
  const release = await holdPage(page, pdas)
  await linkTo(page, pdas).click()
  await expect(bar(page)).toBeVisible()
  release()
  await expect(page).toHaveURL(pdas)
  await expect(bar(page)).toHaveCount(0)
  expect(await barsShown(page)).toBe(1)
  await follow(page, accounts)
  await page.goBack()
  await expect(page).toHaveURL(pdas)
  await follow(page, accounts)
  expect(await barsShown(page)).toBe(1)
})

test('does not show for a hash, by whichever address', async ({ page }) => {
  for (const path of [accounts, accounts.replace('.html', '')]) {
    await open(page, path)
    const { pathname } = new URL(page.url())
    const sidebar = page.getByRole('navigation', {
      name: messagesOf('en').chrome.pages,
    })
    await sidebar.locator('a[href="#size-limits"]').click()
    await expect(page).toHaveURL(`${pathname}#size-limits`)
    await sidebar.locator('a[href="#addresses"]').click()
    await expect(page).toHaveURL(`${pathname}#addresses`)
    expect(await barsShown(page)).toBe(0)
  }
})

test('ends where the reader turns back', async ({ page }) => {
  await open(page, accounts)
  const release = await holdPage(page, pdas)
  await linkTo(page, pdas).click()
  await expect(bar(page)).toBeVisible()
  await linkTo(page, installation).click()
  await expect(page).toHaveURL(installation)
  await expect(bar(page)).toHaveCount(0)
  release()
  await clientReady(page)
  await expect(page).toHaveURL(installation)
})
