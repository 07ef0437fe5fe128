import { darkMode } from '../client-steps'
import { expect } from '../fixtures'
import { messagesOf } from '../messages'
import { mark } from '../steps'
import { test } from './fixtures'
import { faults, gone } from './host'
import { isLater, openUse, uses } from './uses'

const { docsSearch, search } = messagesOf('en')

test.describe('where its script does not come', () => {
  test.use({
    expectedErrors: [
      /Failed to load resource|Fetch API cannot load|integrity|MIME type/,
    ],
  })

  for (const [name, use] of Object.entries(uses)) {
    test(`${name}: the page goes on, says so, and tries again`, async ({
      page,
      host,
    }) => {
      const notice = page.getByRole('alert').filter({ hasText: use.told })
      const close = notice.getByRole('button', {
        name: use.told === search.failed ? search.retry : docsSearch.close,
      })
      host.break(isLater, gone)
      await openUse(page, use)
      const stays = await mark(page)
      for (const [fault, by] of Object.entries(faults)) {
        await test.step(fault, async () => {
          host.break(isLater, by)
          await use.ask(page)
          if (use.told) {
            await expect(notice).toBeVisible()
            await close.click()
          }
        })
      }
      host.repair()
      await use.ask(page)
      await use.expectShown(page)
      expect(await stays()).toBe(true)
    })
  }
})

test.describe('while its script does not come', () => {
  for (const [name, use] of Object.entries(uses)) {
    test(`${name}: the page can be used, and it comes at last`, async ({
      page,
      host,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      const release = host.hold(isLater)
      await openUse(page, use)
      await use.ask(page)
      if (use.busy)
        await expect(use.busy(page)).toHaveAttribute('aria-busy', 'true')
      await darkMode(page).dispatchEvent('click')
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
      release()
      await use.expectShown(page)
    })
  }
})

test.describe('a tapped word whose note', () => {
  test.use({
    hasTouch: true,
    expectedErrors: [/Failed to load resource|Fetch API cannot load|integrity/],
  })

  const word = 'main a[data-term]'

  test('does not come is a link', async ({ page, host }) => {
    host.break(isLater, gone)
    await openUse(page, {})
    await page.locator(word).first().tap()
    await expect(page).toHaveURL(/a-z\.html#term-/)
  })

  test('is slow is a link', async ({ page, host }) => {
    host.hold(isLater)
    await openUse(page, {})
    await page.locator(word).first().tap()
    await expect(page).toHaveURL(/a-z\.html#term-/)
  })
})
