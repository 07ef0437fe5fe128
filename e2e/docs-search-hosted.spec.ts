import {
  texts as en,
  find,
  listNamed,
  openDocsSearch,
} from './docs-search-steps'
import { expect, recordRequests } from './fixtures'
import { hits, hosts, indexName, provide, test } from './search-provider'
import { accounts, mark, pdas } from './steps'

const [first] = hosts

test('finds on the first host, follows a hit inside the document, and stores it under the index', async ({
  page,
}) => {
  const seen = await provide(page, ['good'])
  const requests = recordRequests(page)
  const search = await openDocsSearch(page, accounts)
  const stays = await mark(page)
  await find(search, 'size')
  await expect(search.hits).toHaveCount(hits.length)
  await expect(search.hits.first().locator('mark')).toHaveText('Size limits')
  await expect(search.hits.last()).toContainText('Vec<u8> & more')
  expect(requests.join('\n')).not.toContain('/search/sections/')
  expect(seen.map(({ host }) => host)).toEqual([first])
  expect(decodeURIComponent(seen[0]?.body ?? '')).toContain(
    'facetFilters=["lang:en-US","edition:web"]',
  )
  await search.hits.last().locator('a').click()
  await expect(page).toHaveURL(`${pdas}#why`)
  expect(await stays()).toBe(true)
  await search.button.click()
  await expect(listNamed(search, en.recent)).toHaveText([/Vec<u8> & more/])
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /docsearch|algolia/i.test(key))).toEqual([
    `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  ])
})

test.describe('where hosts fail', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the next one is tried, and the failed ones are skipped', async ({
    page,
  }) => {
    const seen = await provide(page, ['dead', 500, 'good'])
    const search = await openDocsSearch(page, accounts)
    await find(search, 'size')
    const order = seen.map(({ host }) => host)
    expect(new Set(order).size).toBe(3)
    await search.field.fill('size limits')
    await expect
      .poll(() => seen.map(({ host }) => host))
      .toEqual([...order, order[2]])
    await expect(search.dialog.getByRole('alert')).toHaveCount(0)
  })

  test('a silent one is skipped after a wait that is announced', async ({
    page,
  }) => {
    const seen = await provide(page, ['silent', 'good'])
    const search = await openDocsSearch(page, accounts)
    await search.field.fill('size')
    await expect(search.news).toHaveText(en.searching)
    await expect(search.hits).toHaveCount(hits.length)
    expect(seen).toHaveLength(2)
  })

  for (const [name, answer, requests] of [
    ['all hosts dead', 'dead', hosts.length],
    ['a refused key', 403, 1],
    ['an answer that cannot be read', 'garbage', 1],
  ] as const)
    test(`${name}: the failure is announced, and can be retried`, async ({
      page,
    }) => {
      const answers = [...Array(requests).fill(answer), 'good']
      const seen = await provide(page, answers)
      const search = await openDocsSearch(page, accounts)
      await search.field.fill('size')
      const alert = search.dialog.getByRole('alert')
      await expect(alert).toContainText(en.errorTitle)
      expect(seen).toHaveLength(requests)
      await alert.getByRole('button', { name: en.retry }).click()
      await expect(search.hits).toHaveCount(hits.length)
    })
})
