import type { Page } from '@playwright/test'
import { historyKeys } from '../components/docs-search/history'
import { docsSearchLimits } from '../lib/limits'
import { axeViolations } from './axe'
import { darkMode } from './client-steps'
import {
  docsSearchOn,
  texts as en,
  find,
  listNamed,
  noResults,
  openDocsSearch,
  sectionsFile,
  settingsFile,
  textFile,
  visit,
} from './docs-search-steps'
import { expect, test } from './fixtures'
import { field as boxOn } from './local-search-steps'
import { messagesOf } from './messages'
import { accounts, follow, hold, mark, open, pdas, scrollDown } from './steps'

const scrollY = (page: Page) => page.evaluate(() => window.scrollY)

test('opens by click, closes in every way, and returns the focus to the button', {
  tag: '@firefox',
}, async ({ page }) => {
  await open(page, accounts)
  await scrollDown(page, 900)
  const { button, dialog, field } = docsSearchOn(page)
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('ControlOrMeta+k'),
    () => dialog.getByRole('button', { name: en.cancel }).click(),
    () => page.mouse.click(20, 400),
  ]
  for (const close of ways) {
    await button.click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type('rent')
    await close()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    expect(await scrollY(page)).toBe(900)
  }
})

test('opens by its shortcuts, except where they are text', async ({ page }) => {
  await open(page, accounts)
  const { button, dialog, field } = docsSearchOn(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await boxOn(page).focus()
  await page.keyboard.type('s/x')
  await expect(boxOn(page)).toHaveValue('s/x')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toHaveValue('s/x')
  await page.keyboard.press('Escape')
  await expect(boxOn(page)).toBeFocused()
  await page.keyboard.type('y')
  await expect(boxOn(page)).toHaveValue('s/xy')
  await button.focus()
  await page.keyboard.press('7')
  await expect(field).toHaveValue('7')
  await page.keyboard.press('Escape')
  await darkMode(page).focus()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(darkMode(page)).toBeFocused()
})

test('keys typed while it loads reach the field, and Enter waits for the hits', {
  tag: '@firefox',
}, async ({ page }) => {
  const settingsCome = await hold(page, `**${settingsFile}`)
  const sectionsCome = await hold(page, `**${sectionsFile}`)
  await open(page, accounts)
  const { button, dialog, field, news } = docsSearchOn(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.type('durable noncex')
  await page.keyboard.press('Backspace')
  settingsCome()
  await expect(field).toHaveValue('durable nonce')
  await page.keyboard.press('Enter')
  await expect(news).toHaveText(en.searching)
  await expect(dialog.getByText(noResults('durable nonce'))).toBeHidden()
  sectionsCome()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/nonce/)
})

test('Enter follows a hit inside the document, and Back returns', async ({
  page,
}) => {
  await open(page, accounts)
  const stays = await mark(page)
  await scrollDown(page, 900)
  await page.keyboard.press('ControlOrMeta+k')
  const search = docsSearchOn(page)
  await find(search, 'bump')
  await page.keyboard.press('Enter')
  await expect(search.dialog).toBeHidden()
  await expect(page).not.toHaveURL(new RegExp(accounts))
  const { hash } = new URL(page.url())
  await expect(page.locator(hash || 'h1')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(accounts))
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500)
  await search.button.click()
  await find(search, 'size limits')
  await search.hits.locator(`a[href="${accounts}#size-limits"]`).first().click()
  await expect(page.locator('#size-limits')).toBeInViewport()
  await expect(page.locator('#size-limits a')).toBeFocused()
  await search.button.click()
  await expect(search.field).toBeFocused()
  await page.goBack()
  await expect(search.dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${accounts}#size-limits`)
  expect(await stays()).toBe(true)
})

test('the number of hits is announced, and arrows wrap around', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  await find(search, 'account')
  await expect(search.news).toHaveText(`${await search.hits.count()} results`)
  await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true')
  await expect(search.hits.first().locator('mark').first()).toHaveText(
    /account/i,
  )
  await page.keyboard.press('ArrowUp')
  await expect(search.hits.last()).toHaveAttribute('aria-selected', 'true')
  const id = await search.hits.last().getAttribute('id')
  await expect(search.field).toHaveAttribute('aria-activedescendant', `${id}`)
  await page.keyboard.press('ArrowDown')
  await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true')
})

test('Tab cycles in the dialog, and the page behind it is inert', {
  tag: '@firefox',
}, async ({ page }) => {
  const { dialog, field } = await openDocsSearch(page, accounts)
  await page.keyboard.type('qqxqqxqq')
  await expect(dialog.getByText(noResults('qqxqqxqq'))).toBeVisible()
  for (const key of ['Tab', 'Shift+Tab']) {
    let stops = 0
    do {
      await page.keyboard.press(key)
      await expect(dialog.locator(':focus')).toHaveCount(1)
      stops += 1
    } while (!(await field.evaluate((it) => it === document.activeElement)))
    expect(stops).toBeGreaterThan(2)
  }
  const reached = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#sidebar a')?.focus()
    return document.activeElement?.closest('#sidebar') !== null
  })
  expect(reached).toBe(false)
})

test('missing words are named, and without results other ways are offered', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  const { dialog, field, news } = search
  await find(search, 'airdrop qqxqqxqq')
  const missing = en.missing.replace('{words}', 'qqxqqxqq')
  await expect(dialog.getByText(missing, { exact: true })).toBeVisible()
  await field.fill('qqxqqxqq')
  await expect(dialog.getByText(noResults('qqxqqxqq'))).toBeVisible()
  await expect(news).toHaveText('No results')
  const report = dialog.getByRole('link', { name: en.reportLink })
  await expect(report).toHaveAttribute('href', /issues\/new\?title=.*qqxqqxqq/)
  const suggestion = dialog
    .getByRole('list', { name: en.trySearching })
    .getByRole('button')
    .first()
  const name = await suggestion.innerText()
  await suggestion.click()
  await expect(field).toHaveValue(`${name.toLowerCase()} `)
  await expect(field).toBeFocused()
})

test('followed hits are recent, and one becomes a favorite', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  const popular = search.dialog
    .getByRole('navigation', { name: en.popular })
    .getByRole('link')
  await expect(search.dialog.getByText(en.noRecent)).toBeVisible()
  await expect(popular.first()).toBeVisible()
  await visit(page, search, ['staking', 'memo'])
  await page.reload()
  await search.button.click()
  const recent = listNamed(search, en.recent)
  const favorites = listNamed(search, en.favorite)
  await expect(recent).toHaveCount(2)
  const href = await recent.first().locator('a').getAttribute('href')
  await recent.first().getByRole('button', { name: en.save }).click()
  await expect(favorites).toHaveCount(1)
  await recent.first().getByRole('button', { name: en.removeRecent }).click()
  await expect(recent).toHaveCount(0)
  await favorites.first().click()
  await expect(page).toHaveURL(href ?? '')
  await search.button.click()
  await favorites
    .first()
    .getByRole('button', { name: en.removeFavorite })
    .click()
  await expect(favorites).toHaveCount(0)
  await popular.first().click()
  await expect(page).toHaveURL(/#how-to-/)
})

test('at most seven are recent and ten are favorites, newest first', async ({
  page,
}) => {
  const named = (name: string) => ({
    objectID: name,
    url: `/#${name}`,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Guides', lvl1: name },
  })
  const many = (name: string, count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, at) => named(`${name} ${at}`)),
    )
  const [recentKey = '', favoriteKey = ''] = historyKeys('text-en')
  const store = ([key, list]: readonly [string, string]) =>
    localStorage.setItem(key, list)
  const { recent: recents, favorites: most } = docsSearchLimits
  await open(page, accounts)
  await page.evaluate(store, [recentKey, many('Recent', recents)] as const)
  const search = docsSearchOn(page)
  await visit(page, search, ['staking'])
  await search.button.click()
  const recent = listNamed(search, en.recent)
  await expect(recent).toHaveCount(recents)
  await page.keyboard.press('Escape')
  await page.evaluate(store, [favoriteKey, many('Favorite', most)] as const)
  await search.button.click()
  const favorites = listNamed(search, en.favorite)
  await expect(favorites).toHaveCount(most)
  await recent.last().getByRole('button', { name: en.save }).click()
  await expect(favorites.first()).toContainText('Recent')
  await expect(favorites).toHaveCount(most)
  await expect(favorites.last()).toContainText(`Favorite ${most - 2}`)
})

test('with storage blocked it works without a history', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const search = await openDocsSearch(page, accounts)
  await visit(page, search, ['staking'])
  await openDocsSearch(page, accounts)
  await expect(search.dialog.getByText(en.noRecent)).toBeVisible()
})

test('a pasted or selected log line is reduced to its error', async ({
  page,
}) => {
  const line =
    'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1771'
  const { button, dialog, field, hits } = await openDocsSearch(page, accounts)
  await field.evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const kind = { clipboardData, bubbles: true, cancelable: true }
    input.dispatchEvent(new ClipboardEvent('paste', kind))
  }, line)
  await expect(field).toHaveValue('0x1771')
  await expect(hits.first()).toContainText('own errors')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.evaluate((text) => {
    const place = document.querySelector('article p')
    if (place) place.textContent = text
    if (place) getSelection()?.selectAllChildren(place)
  }, line)
  await button.click()
  await expect(field).toHaveValue('0x1771')
})

test.describe('where a file does not load', () => {
  test.use({ expectedErrors: [/status of 503|ERR_INTERNET|TypeError/] })

  test('a missing file is reported, and can be retried', async ({
    page,
    context,
  }) => {
    await page.route(`**${sectionsFile}`, (route) =>
      route.fulfill({ status: 503 }),
    )
    const search = await openDocsSearch(page, accounts)
    await search.field.fill('rent')
    const alert = search.dialog.getByRole('alert')
    await expect(alert).toContainText(en.errorTitle)
    await expect(alert).toContainText(en.errorHelp)
    await expect(search.dialog.getByText(noResults('rent'))).toBeHidden()
    await page.unroute(`**${sectionsFile}`)
    await alert.getByRole('button', { name: en.retry }).click()
    await expect(search.hits.first()).toBeVisible()
    await expect(alert).toHaveCount(0)
    await context.setOffline(true)
    await find(search, 'durable nonce')
  })

  test('without the texts, headings and questions are still searched', async ({
    page,
  }) => {
    await page.route(`**${textFile}`, (route) => route.fulfill({ status: 503 }))
    const search = await openDocsSearch(page, accounts)
    await find(search, 'rent qqxqqx')
    await expect(search.news).toContainText('qqxqqx')
  })

  test('a dialog that crashes closes, says so, and opens again', {
    tag: '@firefox',
  }, async ({ page }) => {
    await page.route(`**${settingsFile}`, (route) =>
      route.fulfill({ json: {} }),
    )
    await open(page, accounts)
    const stays = await mark(page)
    const { button, dialog, field } = docsSearchOn(page)
    await button.click()
    const notice = page.getByRole('alert').filter({ hasText: en.failed })
    await expect(notice).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await follow(page, pdas)
    expect(await stays()).toBe(true)
    await page.unroute(`**${settingsFile}`)
    await button.click()
    await expect(field).toBeFocused()
    await expect(notice).toHaveCount(0)
  })
})

for (const locale of ['zh', 'th', 'de'] as const)
  test(`is in ${locale}, and ranks its pages before English ones`, async ({
    page,
  }) => {
    const texts = messagesOf(locale).docsSearch
    const search = docsSearchOn(page, locale)
    await open(page, `/${locale}${accounts}`)
    await search.button.click()
    await expect(search.field).toHaveAttribute('placeholder', texts.placeholder)
    await expect(search.dialog.getByText(texts.noRecent)).toBeVisible()
    await find(search, await page.locator('h1').innerText())
    const links = await search.hits
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const isOwn = links.map((link) => link.startsWith(`/${locale}/`))
    expect(isOwn).toContain(true)
    expect(isOwn).toEqual(isOwn.toSorted().reverse())
  })

test('what a language lacks is offered in English, marked', async ({
  page,
}) => {
  await open(page, `/de${accounts}`)
  const search = docsSearchOn(page, 'de')
  await search.button.click()
  await find(search, 'versionierte transaktionen')
  const offered = listNamed(search, messagesOf('de').docsSearch.english)
  await expect(offered.locator('[lang=en]').first()).toContainText(/Version/)
  await offered.locator('a').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})

for (const width of [1280, 360])
  test(`passes axe at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    const search = await openDocsSearch(page, accounts)
    expect(await axeViolations(page)).toEqual([])
    await find(search, 'account')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeViolations(page)).toEqual([])
    }
    await search.field.fill('qqxqqxqq')
    await expect(search.news).toHaveText('No results')
    expect(await axeViolations(page)).toEqual([])
  })
