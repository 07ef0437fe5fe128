import { clientScript, darkMode, expectBare, root } from '../client-steps'
import { expect } from '../fixtures'
import { accounts, linkTo, mark, pdas } from '../steps'
import { test } from './fixtures'
import { faults } from './host'

const isClient = (path: string) => clientScript.test(path)

test.describe('a page whose client', () => {
  test.use({ expectedErrors: [/Failed to load resource|integrity|MIME type/] })

  for (const [name, fault] of Object.entries(faults)) {
    test(`${name} is shown as without scripts`, async ({ page, host }) => {
      host.break(isClient, fault)
      await page.goto(accounts)
      await expectBare(page)
      await linkTo(page, pdas).click()
      await expect(page).toHaveURL(pdas)
    })
  }

  test('was changed on the way does not run it', async ({ page, host }) => {
    host.break(isClient, (response, { type }) =>
      response
        .writeHead(200, { 'Content-Type': type })
        .end('window.isChanged = true'),
    )
    await page.goto(accounts)
    await expectBare(page)
    expect(await page.evaluate(() => 'isChanged' in window)).toBe(false)
  })

  test('is out of reach stays as it is', async ({ page, host, context }) => {
    host.break(isClient, (response) => response.destroy())
    await page.goto(accounts)
    const stays = await mark(page)
    await context.setOffline(true)
    await expectBare(page)
    expect(await stays()).toBe(true)
    await expect(page.locator('h1')).toBeVisible()
  })
})

test('while the client does not come, what was clicked is marked, and after a while the page is as without scripts', async ({
  page,
  host,
}) => {
  await page.clock.install()
  await page.emulateMedia({ colorScheme: 'light' })
  const clientComes = host.hold(isClient)
  await page.goto(accounts, { waitUntil: 'commit' })
  await darkMode(page).click()
  await expect(darkMode(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(30_000)
  await expectBare(page)
  clientComes()
  await expect(root(page)).toHaveAttribute('data-client', 'ready')
  await expect(darkMode(page)).not.toHaveAttribute('aria-busy')
  await expect(root(page)).toHaveCSS('color-scheme', 'dark')
})

test('while the client does not come, links are the browser’s', async ({
  page,
  host,
}) => {
  const clientComes = host.hold(isClient)
  await page.goto(accounts, { waitUntil: 'commit' })
  await linkTo(page, pdas).click({ noWaitAfter: true })
  await expect(page).toHaveURL(pdas)
  clientComes()
  await darkMode(page).click()
  await expect(root(page)).toHaveAttribute('data-client', 'ready')
})
