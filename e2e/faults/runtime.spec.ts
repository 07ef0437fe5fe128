import { expect } from '../fixtures'
import { darkMode, expectBare, scripts, state } from '../runtime-steps'
import { accounts, hold, linkTo, pdas } from '../steps'
import { test } from './fixtures'
import { faultNamed, faults } from './host'

const wrong = ['breaks off', 'is garbage', 'is a page of the host']

const isStart = (path: string) => path.startsWith('/_next/static/start/')
const isScript = (path: string) =>
  /^\/_next\/static\/chunks\/.*\.js$/.test(path)

test.describe('a page whose script', () => {
  test.use({ expectedErrors: [/Failed to load resource|integrity|MIME type/] })

  for (const name of wrong) {
    test(`${name} is loaded once more, then shown as without scripts`, async ({
      page,
      host,
    }) => {
      host.break(isScript, faultNamed(name))
      await page.goto(accounts)
      const loadedAgain = page.waitForEvent('load')
      await darkMode(page).click()
      await loadedAgain
      await darkMode(page).click()
      await expect(state(page)).toHaveAttribute('data-runtime', 'failed')
      await expectBare(page)
      await linkTo(page, pdas).click()
      await expect(page).toHaveURL(pdas)
      host.mend()
      await darkMode(page).click()
      await expect(state(page)).toHaveAttribute('data-runtime', 'ready')
    })
  }
})

test.describe('a page whose start script', () => {
  test.use({ expectedErrors: [/Failed to load resource|integrity|MIME type/] })

  for (const [name, fault] of Object.entries(faults)) {
    test(`${name} is shown as without scripts`, async ({ page, host }) => {
      host.break(isStart, fault)
      await page.goto(accounts)
      await expectBare(page)
      await linkTo(page, pdas).click()
      await expect(page).toHaveURL(pdas)
    })
  }
})

test('while the start script does not come, what was clicked is marked, and after a while the page is as without scripts', async ({
  page,
  host,
}) => {
  await page.clock.install()
  await page.emulateMedia({ colorScheme: 'light' })
  const startComes = host.hold(isStart)
  await page.goto(accounts, { waitUntil: 'commit' })
  await darkMode(page).click()
  await expect(darkMode(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(30_000)
  await expectBare(page)
  startComes()
  await expect(state(page)).toHaveAttribute('data-runtime', 'ready')
  await expect(darkMode(page)).not.toHaveAttribute('aria-busy')
  await expect(state(page)).toHaveCSS('color-scheme', 'dark')
})

test('while the start script does not come, links are the browser’s', async ({
  page,
  host,
}) => {
  const startComes = host.hold(isStart)
  await page.goto(accounts, { waitUntil: 'commit' })
  await linkTo(page, pdas).click({ noWaitAfter: true })
  await expect(page).toHaveURL(pdas)
  startComes()
  await darkMode(page).click()
  await expect(state(page)).toHaveAttribute('data-runtime', 'ready')
})

test.describe('while scripts do not come', () => {
  test('what was clicked is marked; after a while the page is loaded once more', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const wait = window.setTimeout
      const impatient = (task: () => void, time = 0) =>
        wait(task, time === 20_000 ? 500 : time)
      Object.assign(window, { setTimeout: impatient })
    })
    const release = await hold(page, scripts)
    await page.goto(accounts)
    await darkMode(page).click()
    await expect(darkMode(page)).toHaveAttribute('aria-busy', 'true')
    const loadedAgain = page.waitForEvent('load')
    await loadedAgain
    await darkMode(page).click()
    await expect(darkMode(page)).toHaveAttribute('aria-busy', 'true')
    await expect(state(page)).toHaveAttribute('data-runtime', 'failed')
    await expectBare(page)
    release()
    await expect(state(page)).toHaveAttribute('data-runtime', 'ready')
    await darkMode(page).click()
    await linkTo(page, pdas).click()
    await expect(page).toHaveURL(pdas)
  })
})
