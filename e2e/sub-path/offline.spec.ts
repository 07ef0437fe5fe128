import { basePath } from '../../lib/shared/href'
import { clientReady, expect, test } from '../fixtures'
import { messagesOf } from '../messages'
import { stored } from '../offline/steps'

const texts = messagesOf('en').offlinePage
const accounts = `${basePath}/core-concepts/accounts.html`
const pdas = `${basePath}/core-concepts/pdas.html`

// The worker knows nothing of pages beside the site.
test.use({ expectedErrors: [/Failed to load resource|net::ERR_/] })

test('a language is kept below the path of the site, and no more than that', async ({
  context,
  page,
}) => {
  await page.goto(`${basePath}/offline.html`)
  await page.getByRole('button', { name: texts.keep, exact: true }).click()
  await expect(page.getByText(texts.doneKept)).toBeVisible()
  const { caches } = await stored(page)
  expect(caches).toEqual([expect.stringContaining(`:${basePath}/:en:`)])
  await context.setOffline(true)
  await page.goto(`${basePath}/core-concepts/accounts`)
  await clientReady(page)
  await page.locator(`#sidebar a[href="${pdas}"]`).click()
  await expect(page).toHaveURL(pdas)
  await page.goto(`${basePath}/de/core-concepts/pdas.html`)
  await expect(page.getByText(texts.missing)).toBeVisible()
  await page.getByRole('link', { name: texts.home }).click()
  await expect(page).toHaveURL(`${basePath}/`)
  await page.goto(accounts)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.goto('/')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})
