import { docsSearchLimits } from '../lib/shared/limits'
import {
  texts as en,
  listNamed,
  openDocsSearch,
  visit,
} from './docs-search-steps'
import { expect, test } from './fixtures'
import { accounts } from './steps'

test('chosen hits are recent, at most seven, newest first', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  await visit(page, search, [
    'staking',
    'nft',
    'keypair',
    'priority fee',
    'memo',
    'token account',
    'lookup table',
    'durable nonce',
  ])
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.includes('DOCSEARCH')),
  )
  expect(stored.map(([key]) => key)).toEqual([
    '__DOCSEARCH_RECENT_SEARCHES__text-en',
  ])
  expect(`${stored}`).not.toMatch(/_highlightResult|_snippetResult|<mark>/)
  await search.button.click()
  const recent = listNamed(search, en.recent)
  await expect(recent).toHaveCount(docsSearchLimits.recent)
  const first = recent.first()
  const name = await first.innerText()
  await first.getByRole('button', { name: en.removeRecent }).click()
  await expect(recent).toHaveCount(docsSearchLimits.recent - 1)
  await expect(first).not.toHaveText(name)
})

test('there are at most ten favourites', async ({ page }) => {
  const search = await openDocsSearch(page, accounts)
  await visit(page, search, ['staking'])
  const { favorites: most } = docsSearchLimits
  await page.evaluate((count) => {
    const [key = '', recent = ''] =
      Object.entries(localStorage).find(([name]) => name.includes('RECENT')) ??
      []
    const [hit] = JSON.parse(recent)
    const favorites = Array.from({ length: count }, (_, at) => ({
      ...hit,
      objectID: `${at}`,
    }))
    localStorage.setItem(
      key.replace('RECENT', 'FAVORITE'),
      JSON.stringify(favorites),
    )
  }, most)
  await search.button.click()
  const favorites = listNamed(search, en.favorite)
  await expect(favorites).toHaveCount(most)
  const recent = listNamed(search, en.recent)
  await recent.first().getByRole('button', { name: en.save }).click()
  await expect(recent).toHaveCount(0)
  await expect(favorites).toHaveCount(most)
})

test('a recent becomes a favourite, and four recents stay beside it', async ({
  page,
}) => {
  const search = await openDocsSearch(page, accounts)
  await visit(page, search, [
    'staking',
    'nft',
    'keypair',
    'memo',
    'mint',
    'cpi',
  ])
  await search.button.click()
  const recent = listNamed(search, en.recent)
  const favorites = listNamed(search, en.favorite)
  const name = await recent.first().locator('a').getAttribute('href')
  await recent.first().getByRole('button', { name: en.save }).click()
  await expect(favorites).toHaveCount(1)
  await page.keyboard.press('Escape')
  await search.button.click()
  await expect(recent).toHaveCount(docsSearchLimits.recentBesideFavorites)
  await favorites.first().click()
  await expect(search.dialog).toBeHidden()
  await expect(page).toHaveURL(name ?? '')
  await search.button.click()
  await expect(favorites).toHaveCount(1)
  await expect(recent).toHaveCount(docsSearchLimits.recentBesideFavorites)
  await favorites
    .first()
    .getByRole('button', { name: en.removeFavorite })
    .click()
  await expect(favorites).toHaveCount(0)
})
