import type { Page } from '@playwright/test'
import { basePath } from '../../lib/links/href'
import { site } from '../../site.config'
import { docsSearchOn } from '../docs-search-steps'
import { clientReady, expect, test } from '../fixtures'
import { field, options } from '../local-search-steps'
import { messagesOf } from '../messages'
import { linkTo, mark } from '../steps'

const accounts = `${basePath}/core-concepts/accounts.html`
const pdas = `${basePath}/core-concepts/pdas.html`
const { chrome, markdown, notFound, offlinePage } = messagesOf('en')

/** Records requested paths outside the site. */
function outside(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    if (protocol === 'http:' && !pathname.startsWith(`${basePath}/`))
      paths.push(pathname)
  })
  return paths
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('links and both searches navigate inside one document', async ({
  page,
}) => {
  const outsideRequests = outside(page)
  await page.goto(accounts)
  await clientReady(page)
  const stays = await mark(page)
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
  await page.goBack()
  await expect(page).toHaveURL(accounts)
  await field(page).fill('keypairs')
  await options(page).first().click()
  await expect(page).toHaveURL(({ pathname }) =>
    pathname.startsWith(`${basePath}/references/`),
  )
  const docsSearch = docsSearchOn(page)
  await docsSearch.button.click()
  await docsSearch.field.fill('program derived')
  await docsSearch.hits.first().getByRole('link').click()
  await expect(page).toHaveURL(({ pathname }) =>
    pathname.startsWith(`${basePath}/core-concepts/`),
  )
  await expect(heading(page)).toBeVisible()
  expect(await stays()).toBe(true)
  expect(outsideRequests).toEqual([])
})

test('an old address redirects to its page, which has its canonical address and links to other languages', async ({
  page,
}) => {
  await page.goto(`${basePath}/core-concepts/accounts.md#article`)
  await expect(page).toHaveURL(`${accounts}#article`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    site.origin + accounts,
  )
  const copy = page.getByRole('button', { name: markdown.copy, exact: true })
  await expect(copy).toHaveAttribute('data-copy-page', `${accounts}.md`)
  await page.getByRole('button', { name: chrome.languages }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(
    `${basePath}/de/core-concepts/accounts.html#article`,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('below the path has a 404 page in its language, beside the path one that links home', async ({
    page,
  }) => {
    await page.goto(`${basePath}/de/core-concepts/acounts`)
    await expect(heading(page)).toHaveText(messagesOf('de').notFound.title)
    const near = `${basePath}/de/core-concepts/accounts.html`
    await expect(page.locator(`a[href="${near}"]`).first()).toBeVisible()
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: notFound.takeMeHome }).click()
    await expect(page).toHaveURL(`${basePath}/`)
  })
})

test.describe('without a network', () => {
  // The worker does not serve pages outside the site.
  test.use({ expectedErrors: [/Failed to load resource|net::ERR_/] })

  test('a language is saved below the path, and nothing outside it', async ({
    context,
    page,
  }) => {
    await page.goto(`${basePath}/offline.html`)
    const keep = { name: offlinePage.keep, exact: true }
    await page.getByRole('button', keep).click()
    await expect(page.getByText(offlinePage.doneSaved)).toBeVisible()
    await context.setOffline(true)
    await page.goto(`${basePath}/core-concepts/accounts`)
    await clientReady(page)
    await linkTo(page, pdas).click()
    await expect(page).toHaveURL(pdas)
    await page.goto(`${basePath}/de/core-concepts/pdas.html`)
    await expect(page.getByText(offlinePage.missing)).toBeVisible()
    await expect(page.goto('/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})
