import type { Page } from '@playwright/test'
import { site } from '../site.config'
import { expect, test } from './fixtures'
import { messagesOf } from './messages'
import { accounts, copied, holdResults, open } from './steps'

const { markdown } = messagesOf('en')

const button = (page: Page, name = markdown.copy) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const link = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: markdown.view })

const markdownPath = async (page: Page, path: string) =>
  (await page.request.get(`${path}.md`)).text()

test.beforeEach(({ page }) => holdResults(page))

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test("takes the page's Markdown, and says so", async ({ page }) => {
    await open(page, accounts)
    await expect(link(page)).toBeHidden()
    await button(page).click()
    await expect(button(page, markdown.copied)).toBeVisible()
    await expect(page.locator('#announcer')).toHaveText(markdown.copied)
    const text = await copied(page)
    expect(text).toBe(await markdownPath(page, accounts))
    expect(text).toContain(`canonical: ${site.origin}${accounts}\n`)
  })
})

test.describe('where copying fails', () => {
  test('the failure is announced, and the link shows', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new Error('refused'))
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse })
    })
    await open(page, accounts)
    await button(page).click()
    await expect(page.locator('#announcer')).toHaveText(markdown.failed)
    await expect(link(page)).toHaveAttribute('href', `${accounts}.md`)
    await expect(link(page)).toBeVisible()
  })

  test.describe('because the text does not load', () => {
    test.use({
      expectedErrors: [/status of 503/],
      permissions: ['clipboard-read', 'clipboard-write'],
    })

    test('nothing is copied', async ({ page }) => {
      await open(page, accounts)
      await page.evaluate(() => navigator.clipboard.writeText('before'))
      await page.route(`**${accounts}.md`, (route) =>
        route.fulfill({ status: 503 }),
      )
      await button(page).click()
      await expect(button(page, markdown.failed)).toBeVisible()
      await expect(link(page)).toBeVisible()
      expect(await copied(page)).toBe('before')
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link opens the Markdown', async ({ page }) => {
    await page.goto(accounts)
    await expect(button(page)).toBeHidden()
    const href = (await link(page).getAttribute('href')) ?? ''
    const answer = await page.request.get(href)
    expect(answer.headers()['content-type']).toBe(
      'text/markdown; charset=utf-8',
    )
    expect(await answer.text()).toContain('\n# Accounts\n')
  })
})
