import type { Page } from '@playwright/test'
import { basePath } from '../../lib/shared/href'
import { site } from '../../site.config'
import { docsSearchOn } from '../docs-search-steps'
import { clientReady, expect, test } from '../fixtures'
import { field, options } from '../local-search-steps'
import { messagesOf } from '../messages'
import { linkTo, mark } from '../steps'

const accounts = `${basePath}/core-concepts/accounts.html`
const pdas = `${basePath}/core-concepts/pdas.html`
const { chrome, markdown, notFound } = messagesOf('en')

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

test('links lead from page to page inside one document', async ({ page }) => {
  const outsideRequests = outside(page)
  await page.goto(accounts)
  await clientReady(page)
  const before = await heading(page).innerText()
  const stays = await mark(page)
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
  await expect(heading(page)).not.toHaveText(before)
  expect(await stays()).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(accounts)
  await expect(heading(page)).toHaveText(before)
  expect(outsideRequests).toEqual([])
})

test('both searches find pages', async ({ page }) => {
  const outsideRequests = outside(page)
  await page.goto(accounts)
  await clientReady(page)
  await field(page).fill('keypairs')
  await options(page).first().click()
  await expect(page).toHaveURL(
    new RegExp(`^http://[^/]+${basePath}/references/`),
  )
  const docsSearch = docsSearchOn(page)
  await docsSearch.button.click()
  await docsSearch.field.fill('program derived')
  await docsSearch.hits.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`^http://[^/]+${basePath}/.+html`))
  await expect(heading(page)).toBeVisible()
  expect(outsideRequests).toEqual([])
})

test('a page leads to its other languages and names its own address', async ({
  page,
}) => {
  await page.goto(accounts)
  await page.getByRole('button', { name: chrome.languages }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${basePath}/de/core-concepts/accounts.html`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute(
    'href',
    `${site.origin}${basePath}/de/core-concepts/accounts.html`,
  )
})

test('an old address leads to its page', async ({ page }) => {
  await page.goto(`${basePath}/core-concepts/accounts.md#article`)
  await expect(page).toHaveURL(`${accounts}#article`)
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('is answered in its language, with the nearest pages', async ({
    page,
  }) => {
    const outsideRequests = outside(page)
    await page.goto(`${basePath}/de/core-concepts/acounts`)
    await expect(heading(page)).toHaveText(messagesOf('de').notFound.title)
    const near = page.locator(
      `a[href="${basePath}/de/core-concepts/accounts.html"]`,
    )
    await expect(near.first()).toBeVisible()
    expect(outsideRequests).toEqual([])
  })

  test('beside the site leads home', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await page.getByRole('link', { name: notFound.takeMeHome }).click()
    await expect(page).toHaveURL(`${basePath}/`)
  })
})

test("the page's Markdown stands below the base path, and names it", async ({
  page,
}) => {
  await page.goto(accounts)
  const button = page.getByRole('button', { name: markdown.copy, exact: true })
  await expect(button).toHaveAttribute('data-copy-page', `${accounts}.md`)
  const text = await (await page.request.get(`${accounts}.md`)).text()
  expect(text).toContain(`canonical: ${site.origin}${accounts}\n`)
  expect(text).toContain(`](${site.origin}${pdas})`)
})
