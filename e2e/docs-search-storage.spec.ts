import type { Page } from '@playwright/test'
import {
  texts as en,
  find,
  listNamed,
  openDocsSearch,
} from './docs-search-steps'
import { expect, test } from './fixtures'
import { accounts } from './steps'

const key = '__DOCSEARCH_RECENT_SEARCHES__text-en'

/** Searches, goes to a hit and opens the search again. */
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
  const { field, dialog } = await useSearch(page)
  await expect(field).toBeVisible()
  await expect(dialog).toBeVisible()
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
      [key, stored] as const,
    )
    const search = await openDocsSearch(page, accounts)
    await expect(listNamed(search, en.recent)).toHaveCount(kept)
    await find(search, 'staking')
  })
}
