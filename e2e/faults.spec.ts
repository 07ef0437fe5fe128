import type { Page, Route } from '@playwright/test'
import {
  clientScript,
  darkMode,
  expectBare,
  laterScripts,
  root,
} from './client-steps'
import { docsSearchOn } from './docs-search-steps'
import { expect, test } from './fixtures'
import { field, focused, options } from './local-search-steps'
import { messagesOf } from './messages'
import {
  accounts,
  follow,
  hold,
  linkTo,
  mark,
  open,
  pdas,
  serialization,
} from './steps'

const { chrome, code, docsSearch, shortcuts, zoom } = messagesOf('en')

const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' })
const cutOff = (route: Route) => route.abort('connectionreset')
const changed = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'self.isChanged = 1' })

/** What scripts that load on demand are for, and what readers see if they do not load. */
const uses = [
  {
    ask: (page: Page) => docsSearchOn(page).button.click(),
    shown: (page: Page) => docsSearchOn(page).field,
    told: docsSearch.failed,
  },
  {
    ask: async (page: Page) => {
      await field(page).blur()
      await field(page).fill('rent')
    },
    shown: (page: Page) => options(page).first(),
    told: chrome.loadFailed,
  },
  {
    ask: (page: Page) =>
      page.getByRole('button', { name: zoom.open }).first().click(),
    shown: (page: Page) => page.getByRole('button', { name: zoom.close }),
    told: chrome.loadFailed,
    on: serialization,
  },
  {
    ask: (page: Page) =>
      page.getByRole('button', { name: code.run, exact: true }).first().click(),
    shown: (page: Page) => page.getByRole('log').first(),
    told: chrome.loadFailed,
  },
]

test.describe('a file that does not load', () => {
  test.use({
    expectedErrors: [
      /Failed to load resource|Fetch API cannot load|integrity|MIME type/,
    ],
  })

  test('the client: the page works as without scripts', async ({ page }) => {
    for (const fault of [gone, cutOff, changed]) {
      await page.route(clientScript, fault)
      await page.goto(accounts)
      await expectBare(page)
      expect(await page.evaluate(() => 'isChanged' in self)).toBe(false)
      await linkTo(page, pdas).click()
      await expect(page).toHaveURL(pdas)
      await page.unroute(clientScript)
    }
  })

  test('the style sheet: icons are still small', async ({ page }) => {
    await page.route('**/*.css', cutOff)
    await page.goto(accounts)
    const widths = await page
      .locator('header svg, button svg, figure li svg, main p svg')
      .evaluateAll((icons) =>
        icons.map((icon) => icon.getBoundingClientRect().width),
      )
    expect(widths.length).toBeGreaterThan(5)
    expect(Math.max(...widths)).toBeLessThanOrEqual(26)
  })

  test('a later script: the page still works, says so, and retries', async ({
    page,
  }) => {
    for (const { ask, shown, told, on = accounts } of uses) {
      const notice = page.getByRole('alert').filter({ hasText: told })
      await page.route(laterScripts, gone)
      await page.goto('about:blank')
      await open(page, on)
      const stays = await mark(page)
      const close = notice.getByRole('button').last()
      await ask(page)
      await expect(notice).toBeVisible()
      await page.unroute(laterScripts)
      await page.route(laterScripts, changed)
      await close.click()
      await ask(page)
      await expect(notice).toBeVisible()
      await page.unroute(laterScripts)
      await close.click()
      await ask(page)
      await expect(shown(page)).toBeVisible()
      expect(await stays()).toBe(true)
      expect(await page.evaluate(() => 'isChanged' in self)).toBe(false)
    }
  })
})

test('before the client loads, the browser follows links and clicks are queued; after a timeout the page works as without scripts', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ colorScheme: 'light' })
  const clientComes = await hold(page, clientScript)
  await page.goto(accounts, { waitUntil: 'commit' })
  const stays = await mark(page)
  await linkTo(page, pdas).click({ noWaitAfter: true })
  await expect(page).toHaveURL(pdas)
  await expect.poll(stays).toBe(false)
  const tab = page.getByRole('tab', { name: 'Rust', exact: true }).first()
  await tab.click()
  for (let click = 0; click < 3; click++) await darkMode(page).click()
  await expect(darkMode(page)).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(30_000)
  await expectBare(page)
  clientComes()
  await expect(root(page)).toHaveAttribute('data-client', 'ready')
  await expect(root(page)).toHaveCSS('color-scheme', 'dark')
  await expect(darkMode(page)).not.toHaveAttribute('aria-busy')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a word whose note does not load is a link', async ({ page }) => {
    await hold(page, laterScripts)
    await open(page, accounts)
    await page.locator('main a[data-term]').first().tap()
    await expect(page).toHaveURL(/a-z\.html#term-/)
  })
})

test('with storage blocked everything works, and nothing is remembered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    const stores = ['localStorage', 'sessionStorage', 'caches', 'indexedDB']
    for (const name of stores) Object.defineProperty(window, name, { get })
    Object.defineProperty(Document.prototype, 'cookie', { get, set: get })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, accounts)
  await darkMode(page).click()
  const tab = page.getByRole('tab', { name: 'Rust', exact: true }).first()
  await tab.click()
  await follow(page, pdas)
  await expect(root(page)).toHaveCSS('color-scheme', 'dark')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const full = page.getByRole('button', { name: code.full }).first()
  await full.click()
  await expect(full).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: shortcuts.singleKeys }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(field(page)).not.toBeFocused()
  // As a document: after a soft navigation pictures open only after a delay.
  await open(page, serialization)
  await page.getByRole('button', { name: zoom.open }).first().click()
  await expect(page.getByRole('button', { name: zoom.close })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await field(page).fill('minimum')
  await expect(focused(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#[a-z-]*minimum[a-z-]*$/)
  await page.reload()
  await expect(root(page)).toHaveCSS('color-scheme', 'light')
})
