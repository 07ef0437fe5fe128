import type { Page } from '@playwright/test'
import { schemeKey } from '../components/theme/scheme'
import { darkMode } from './client-steps'
import { clientReady, expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, follow, hold, localeOf, open, pdas } from './steps'

const thai = `/th${accounts}`

const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), schemeKey)

/** The visible scheme, by the background's color. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const colour = getComputedStyle(document.documentElement).backgroundColor
    const [red = 0] = colour.match(/\d+/g) ?? []
    return Number(red) < 128 ? 'dark' : 'light'
  })

const expectScheme = async (page: Page, scheme: 'light' | 'dark') => {
  await expect.poll(() => shown(page)).toBe(scheme)
  await expect(darkMode(page)).toHaveAttribute(
    'aria-checked',
    String(scheme === 'dark'),
  )
}

test.describe('first paint', () => {
  const cases = [
    { system: 'dark', choice: undefined, expected: 'dark', path: accounts },
    { system: 'light', choice: 'dark', expected: 'dark', path: thai },
  ] as const

  for (const { system, choice, expected, path } of cases) {
    test(`is ${expected} for system ${system} and choice ${choice}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system })
      await page.addInitScript(
        ([key, value]) => {
          if (value) localStorage.setItem(key, value)
        },
        [schemeKey, choice] as const,
      )
      const release = await hold(page, '**/assets/**/*.js')
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await shown(page)).toBe(expected)
      await page.evaluate(() => {
        const changes: string[] = []
        Object.assign(window, { changes })
        new MutationObserver(() =>
          changes.push(document.documentElement.dataset.theme ?? ''),
        ).observe(document.documentElement, {
          attributeFilter: ['data-theme'],
        })
      })
      release()
      await clientReady(page)
      const name = messagesOf(localeOf(path)).chrome.darkMode
      await expect(page.getByRole('switch', { name })).toHaveAttribute(
        'aria-checked',
        String(expected === 'dark'),
      )
      const changes = await page.evaluate(() => Reflect.get(window, 'changes'))
      expect(new Set(changes)).toEqual(
        new Set(changes.length > 0 ? [expected] : []),
      )
    })
  }
})

test('follows the system until the reader picks a scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, accounts)
  await expectScheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectScheme(page, 'dark')
  await darkMode(page).click()
  await expectScheme(page, 'light')
  expect(await stored(page)).toBe('light')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectScheme(page, 'light')
})

test('persists the picked scheme across pages and visits', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, accounts)
  await darkMode(page).focus()
  await page.keyboard.press('Space')
  await expectScheme(page, 'dark')
  await follow(page, pdas)
  await expectScheme(page, 'dark')
  await page.reload()
  await expectScheme(page, 'dark')
})

test('a picked scheme applies to other tabs', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.emulateMedia({ colorScheme: 'light' })
    await open(tab, accounts)
  }
  await darkMode(page).click()
  await expectScheme(other, 'dark')
  await darkMode(other).click()
  await expectScheme(page, 'light')
})
