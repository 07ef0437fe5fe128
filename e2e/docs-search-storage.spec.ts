import type { Page } from '@playwright/test'
import { historyKeys } from '../lib/client/search/docs-search/history'
import {
  texts as en,
  find,
  listNamed,
  openDocsSearch,
} from './docs-search-steps'
import { expect, test } from './fixtures'
import { accounts } from './steps'

const [recentKey = '', favoriteKey = ''] = historyKeys('text-en')

/** Searches, follows a hit and opens the search again. */
async function useSearch(page: Page) {
  const search = await openDocsSearch(page, accounts)
  await find(search, 'staking')
  await page.keyboard.press('Enter')
  await expect(search.dialog).toBeHidden()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(search.field).toBeFocused()
  return search
}

test('a blocked storage: works without history', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const search = await useSearch(page)
  await find(search, 'rent')
  await openDocsSearch(page, accounts)
  await expect(search.dialog.getByText(en.noRecent)).toBeVisible()
  await expect(search.hits).toHaveCount(0)
})

test('a full storage: works without history', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const { dialog } = await useSearch(page)
  await expect(dialog.getByText(en.noRecent)).toBeVisible()
})

test('ten favourites at most, the newest first', async ({ page }) => {
  const named = (name: string) => ({
    ...hit,
    objectID: name,
    hierarchy: { lvl0: 'Guides', lvl1: name },
  })
  // The library's own limit equals the specification's.
  const most = 10
  const ten = Array.from({ length: most }, (_, at) => named(`Favorite ${at}`))
  await page.addInitScript(
    ([recents, favorites, recent, ten]) => {
      localStorage.setItem(recents, recent)
      localStorage.setItem(favorites, ten)
    },
    [
      recentKey,
      favoriteKey,
      JSON.stringify([named('Newcomer')]),
      JSON.stringify(ten),
    ] as const,
  )
  const search = await openDocsSearch(page, accounts)
  const favorites = listNamed(search, en.favorite)
  await expect(favorites).toHaveCount(most)
  await listNamed(search, en.recent)
    .getByRole('button', { name: en.save })
    .click()
  await expect(listNamed(search, en.recent)).toHaveCount(0)
  await expect(favorites).toHaveCount(most)
  await expect(favorites.first()).toContainText('Newcomer')
  await expect(favorites.last()).toContainText('Favorite 8')
})

const hit = {
  objectID: 'x',
  url: '/',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Guides', lvl1: 'Still good' },
}

for (const [name, stored, kept] of [
  ['no JSON', '{"x', 0],
  ['an object', '{"length":3}', 0],
  ['foreign items', JSON.stringify([null, 7, {}, { objectID: 1 }]), 0],
  [
    'dangerous items among good ones',
    JSON.stringify([
      { ...hit, objectID: 'a', url: 'javascript:window.injected=1' },
      { ...hit, objectID: 'b', hierarchy: { lvl0: 'x', lvl1: '<img src=x>' } },
      hit,
    ]),
    1,
  ],
] as const) {
  test(`a poisoned storage: ${name}`, async ({ page }) => {
    await page.addInitScript(
      ([name, value]) => localStorage.setItem(name, value),
      [recentKey, stored] as const,
    )
    const search = await openDocsSearch(page, accounts)
    await expect(listNamed(search, en.recent)).toHaveCount(kept)
    await find(search, 'staking')
  })
}
