import type { Page } from '@playwright/test'
import { clientScript } from './client-steps'
import { clientReady, expect, test } from './fixtures'
import { accounts, follow, hold, pdas } from './steps'

/** The page's last heading, and the link to it. */
async function lastHeading(page: Page) {
  const heading = page.getByRole('heading', { level: 2 }).last()
  const hash = `#${await heading.getAttribute('id')}`
  return { hash, heading, link: page.locator(`nav a[href="${hash}"]`).first() }
}

const go = (page: Page, steps: number) =>
  page.evaluate((count) => history.go(count), steps)

async function expectTop(page: Page): Promise<void> {
  await expect(page).toHaveURL(accounts)
  await expect(page.locator('h1')).toHaveText('Accounts')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

async function expectPdas(page: Page): Promise<void> {
  await expect(page).toHaveURL(pdas)
  await expect(page.locator('h1')).toHaveText('Program Derived Addresses')
}

test('a link to a heading, clicked before the client has come, can be gone back from', async ({
  page,
}) => {
  const come = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  const { hash, heading, link } = await lastHeading(page)
  const follows = async () => {
    await expect(page).toHaveURL(accounts + hash)
    await expect(heading).toBeInViewport()
  }
  await link.click()
  await follows()
  await go(page, -1)
  await expectTop(page)
  await go(page, 1)
  await follows()
  come()
  await clientReady(page)
  await follows()
  await go(page, -1)
  await expectTop(page)
  await go(page, 1)
  await follows()
  await follow(page, pdas)
  await go(page, -1)
  await follows()
  await go(page, -1)
  await expectTop(page)
  await go(page, 2)
  await expectPdas(page)
  // The document of the first entry is gone, so its page is loaded again.
  await go(page, -2)
  await expectTop(page)
  await go(page, 1)
  await follows()
  await go(page, 1)
  await expectPdas(page)
})
