import { darkMode } from '../client-steps'
import { expect } from '../fixtures'
import { accounts, installation, linkTo, mark, open, pdas } from '../steps'
import { test } from './fixtures'
import { type Fault, faults } from './host'

const isPdas = (path: string) => path === pdas

const all: Readonly<Record<string, Fault>> = {
  ...faults,
  'is of another build': (response, { body, type }) => {
    const other = `${body}`.replace(/(assets\/)\w+(\/main\.js)/, '$1another$2')
    response.writeHead(200, { 'Content-Type': type }).end(other)
  },
}

test.describe('a page fetched by a link that', () => {
  test.use({
    expectedErrors: [/Failed to load resource/],
  })

  for (const [name, fault] of Object.entries(all)) {
    test(`${name} ends in a full load`, async ({ page, host }) => {
      await open(page, accounts)
      host.break(isPdas, fault)
      const stays = await mark(page)
      await linkTo(page, pdas).click()
      await expect(page).toHaveURL(pdas)
      await expect(page).toHaveTitle(/PDA|program derived/i)
      expect(await stays()).toBe(false)
      await expect(linkTo(page, pdas)).toHaveAttribute('aria-current', 'page')
    })
  }
})

test.describe('while a page does not come', () => {
  test('the one before can be used, and the page comes at last', async ({
    page,
    host,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, accounts)
    const release = host.hold(isPdas)
    await linkTo(page, pdas).click()
    await expect(page.locator('#nprogress .bar')).toBeVisible()
    await darkMode(page).click()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    const tab = page.getByRole('tab', { name: 'Rust' }).first()
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    // The tab was scrolled into view, and the address follows with the heading there.
    await expect(page).toHaveURL(({ pathname }) => pathname === accounts)
    release()
    await expect(page).toHaveURL(pdas)
    await expect(page).toHaveTitle(/PDA|program derived/i)
  })

  test('another one can be asked for', async ({ page, host }) => {
    await open(page, accounts)
    const release = host.hold(isPdas)
    const asked = page.waitForRequest((request) => request.url().endsWith(pdas))
    await linkTo(page, pdas).click()
    await asked
    await linkTo(page, installation).click()
    await expect(page).toHaveURL(installation)
    await expect(page.locator('h1')).toHaveText(/install/i)
    release()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(installation)
    await expect(page.locator('#nprogress')).toHaveCount(0)
  })
})
