import type { Page, Route } from '@playwright/test'
import { singleKeysKey } from '../lib/shortcuts/setting'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import {
  accounts,
  answerSoftly,
  follow,
  linkTo,
  mark,
  open,
  pdas,
} from './steps'

const { chrome, code, search, shortcuts, zoom } = messagesOf('en')

const junk = (body: string, contentType = 'text/plain') => ({
  answer: (route: Route) => route.fulfill({ status: 200, body, contentType }),
})

const faults: Readonly<
  Record<string, { readonly answer: (route: Route) => Promise<void> }>
> = {
  'is gone': {
    answer: (route) => route.fulfill({ status: 404, body: 'gone' }),
  },
  'is refused': {
    answer: (route) => route.fulfill({ status: 503, body: 'try later' }),
  },
  'breaks off before it starts': { answer: (route) => route.abort() },
  'is empty': junk(''),
  'is a page of the host': junk('<!doctype html><p>hello', 'text/html'),
  'is garbage': junk('\u0000garbage\n0:{"b":'),
  'breaks off in the middle': {
    answer: async (route) => {
      const body = await (await route.fetch()).text()
      await route.fulfill({
        body: body.slice(0, body.length / 2),
        contentType: 'text/plain',
      })
    },
  },
  'is of another build': {
    answer: async (route) => {
      const body = await (await route.fetch()).text()
      await route.fulfill({
        body: body.replace(/(static\/start\/[\w-]+\.)\w+/, '$1another'),
        contentType: 'text/html',
      })
    },
  },
}

test.describe('a page fetched by a link that', () => {
  test.use({
    expectedErrors: [/Failed to load resource|RSC payload|React error #412/],
  })

  for (const [fault, { answer }] of Object.entries(faults)) {
    test(`${fault} ends in a full load`, async ({ page }) => {
      await answerSoftly(page, pdas, answer)
      await open(page, accounts)
      const stays = await mark(page)
      await linkTo(page, pdas).click()
      await expect(page).toHaveURL(pdas)
      await expect(page).toHaveTitle(/PDA|program derived/i)
      expect(await stays()).toBe(false)
      await expect(linkTo(page, pdas)).toHaveAttribute('aria-current', 'page')
    })
  }
})

test.describe('with storage blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
    })
  })

  const darkMode = (page: Page) =>
    page.getByRole('switch', { name: chrome.darkMode })

  test('the scheme holds until the next document', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, accounts)
    await darkMode(page).click()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await follow(page, pdas)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(darkMode(page)).toBeChecked()
    await darkMode(page).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })

  test('so does the choice of code', async ({ page }) => {
    await open(page, accounts)
    const tab = page.getByRole('tab', { name: 'Rust' }).first()
    await tab.click()
    await follow(page, pdas)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    const full = page.getByRole('button', { name: code.full }).first()
    await full.click()
    await expect(full).toHaveAttribute('aria-pressed', 'true')
  })

  test('search, zoom and shortcuts work', async ({ page }) => {
    await open(page, accounts)
    await page.keyboard.press('?')
    const setting = page.getByRole('checkbox', { name: shortcuts.singleKeys })
    await setting.uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('s')
    const field = page.getByRole('combobox', { name: search.label })
    await expect(field).not.toBeFocused()
    await page.getByRole('button', { name: zoom.open }).first().click()
    await expect(page.getByRole('button', { name: zoom.close })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await field.fill('minimum')
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#[a-z-]*minimum[a-z-]*$/)
  })
})

test.describe('with storage that holds nonsense', () => {
  test('the defaults hold', async ({ page }) => {
    await page.addInitScript(
      (keys) => {
        for (const key of keys) localStorage.setItem(key, '{"<html>')
      },
      ['vuepress-color-scheme', 'code-choice', singleKeysKey],
    )
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, accounts)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    const tab = page.getByRole('tab', { selected: true }).first()
    await expect(tab).toHaveText('Kit')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('with storage that is full', () => {
  test('nothing breaks', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, accounts)
    await page.getByRole('switch', { name: chrome.darkMode }).click()
    await page.getByRole('tab', { name: 'Rust' }).first().click()
    await follow(page, pdas)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })
})
