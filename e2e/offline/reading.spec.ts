import { addressForms } from '../../scripts/export/checks/addresses'
import { oldAddressOf } from '../../scripts/export/hosts/rules'
import { openDocsSearch } from '../docs-search-steps'
import { clientReady, expect } from '../fixtures'
import { field, focused } from '../local-search-steps'
import { messagesOf } from '../messages'
import { accounts, follow, goBack, installation, mark, pdas } from '../steps'
import { listOf } from './host'
import {
  expectText,
  nothing,
  saveOffline,
  stored,
  test,
  textsOf,
} from './steps'

const { chrome, offlinePage } = messagesOf('en')

test('nothing is stored until a reader saves it', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto(accounts)
  await clientReady(page)
  await follow(page, pdas)
  await page.getByRole('link', { name: offlinePage.title }).click()
  await expectText(page, 'en', 'MB')
  expect(await stored(page)).toEqual(nothing)
})

test.describe('saved, and without a host,', () => {
  test.beforeEach(async ({ host, page }) => {
    await saveOffline(page)
    await host.cut()
  })

  test('every page is identical to the original', { tag: '@firefox' }, async ({
    page,
  }) => {
    const { files } = listOf('en')
    const wrong = await page.evaluate(async (wanted) => {
      const isKept = async ([address, hash]: [string, string]) => {
        const response = await fetch(address)
        const bytes = await response.arrayBuffer()
        const digest = await crypto.subtle.digest('SHA-256', bytes)
        return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash
      }
      const results = await Promise.all(
        Object.entries(wanted).map(async (file) =>
          (await isKept(file)) ? [] : file[0],
        ),
      )
      return results.flat()
    }, files)
    expect(wrong).toEqual([])
  })

  test('pages open by link, by every form of their address, and again', {
    tag: '@firefox',
  }, async ({ page, context }) => {
    await page.goto(installation)
    await clientReady(page)
    const stays = await mark(page)
    await follow(page, accounts)
    await follow(page, pdas)
    expect(await stays()).toBe(true)
    await goBack(page)
    await expect(page).toHaveURL(accounts)
    await page.reload()
    const title = await page.title()
    for (const form of [...addressForms(accounts), oldAddressOf(accounts)]) {
      const tab = await context.newPage()
      await tab.goto(`${form}?code=rust`)
      await expect(tab).toHaveTitle(title)
      await clientReady(tab)
      await tab.close()
    }
  })

  test('both searches find pages, and open them', { tag: '@firefox' }, async ({
    page,
  }) => {
    await page.goto(accounts)
    await clientReady(page)
    await field(page).fill('keypairs')
    await focused(page).click()
    await expect(page).toHaveURL(/keypairs-and-wallets/)
    const docsSearch = await openDocsSearch(page, pdas)
    await page.keyboard.type('lookup table')
    await expect(docsSearch.selected.locator('mark').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(new RegExp(pdas))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a page of another language says that it is not saved', {
    tag: '@firefox',
  }, async ({ page }) => {
    const response = await page.goto(`/de${accounts}`)
    expect(response?.status()).toBe(503)
    await expect(page.getByText(offlinePage.missing)).toBeVisible()
    await expectText(page, 'en', /November|January|\d{4}/)
    await page.getByRole('link', { name: offlinePage.home }).click()
    await expect(page).toHaveURL('/')
    await page.goto(accounts)
    await page.getByRole('button', { name: chrome.languages }).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.getByText(offlinePage.missing)).toBeVisible()
    await page.goto('/guides/no-such-page.html')
    await expect(page.getByText(offlinePage.missing)).toBeVisible()
  })
})

test('a host that does not respond causes no delay', {
  tag: '@firefox',
}, async ({ host, page }) => {
  await saveOffline(page)
  host.spoil(/^\/(?!offline)/, 'is silent')
  await page.goto(accounts)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await clientReady(page)
  await follow(page, pdas)
})

test('two languages are saved side by side', async ({ host, page }) => {
  await saveOffline(page, 'zh')
  await saveOffline(page, 'tr')
  await expectText(page, 'tr', '中文')
  await host.cut()
  for (const [path, lang] of [
    [`/zh${accounts}`, 'zh-CN'],
    [`/tr${accounts}`, 'tr-TR'],
    ['/zh/guides/serialization.html', 'zh-CN'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
  await expect(page.getByText(textsOf('zh').missing)).toBeVisible()
})
