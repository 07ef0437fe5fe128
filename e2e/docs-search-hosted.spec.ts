import { readFileSync } from 'node:fs'
import {
  docsSearchOn,
  texts as en,
  find,
  listNamed,
  openDocsSearch,
} from './docs-search-steps'
import { expect, recordRequests } from './fixtures'
import { hits, provide } from './hosted/provider'
import { hosts, settings, test } from './hosted/site'
import { messagesOf } from './messages'
import { accounts, gate, mark, open, pdas } from './steps'

const [first] = hosts

/** The directives of a document's policy. */
function policyOf(html: string): Readonly<Record<string, readonly string[]>> {
  const [, policy = ''] =
    html.match(/Content-Security-Policy" content="([^"]*)"/) ?? []
  const directives = policy.split('; ').map((each) => each.split(' '))
  return Object.fromEntries(directives.map(([name, ...rest]) => [name, rest]))
}

/** The parameters of a request's only query. */
function queryOf(body: string) {
  const { requests } = JSON.parse(body)
  const [{ params, ...rest }] = requests
  const values = Object.fromEntries(new URLSearchParams(params))
  return { count: requests.length, rest, values }
}

test('the policy allows the hosts that may be asked, and nothing else', async ({
  request,
}) => {
  const page = await request.get(accounts)
  const { 'connect-src': connections, ...others } = policyOf(await page.text())
  expect(connections?.map((each) => each.toLowerCase())).toEqual([
    "'self'",
    ...hosts,
  ])
  const byDefault = policyOf(readFileSync(`out${accounts}`, 'utf8'))
  expect({ ...others, 'connect-src': ["'self'"] }).toEqual(byDefault)
})

test.describe('other hosts', () => {
  test.use({ expectedErrors: [/Content Security Policy|violates the/] })

  for (const host of [
    'https://other-dsn.algolia.net',
    'https://booktest.algolia.net',
    'https://example.org',
  ])
    test(`${host} cannot be asked`, async ({ page }) => {
      await page.goto(accounts)
      const refused = await page.evaluate(
        (url) =>
          new Promise((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            )
            fetch(url).catch(() => {})
          }),
        `${host}/1/indexes`,
      )
      expect(refused).toBe('connect-src')
    })
})

test('finds on the first host, by the request of the specification', async ({
  page,
}) => {
  const seen = await provide(page, ['good'])
  const requests = recordRequests(page)
  const search = await openDocsSearch(page, accounts)
  await search.field.fill('size')
  await expect(search.hits).toHaveCount(hits.length)
  await expect(search.hits.first().locator('mark')).toHaveText('Size limits')
  await expect(search.hits.last()).toContainText('Vec<u8> & more')
  await expect(search.news).toContainText(`${hits.length}`)
  expect(requests.join('\n')).not.toContain('/search/text/')
  expect(seen).toHaveLength(1)
  const [request] = seen
  expect([request?.host, request?.method, request?.url.pathname]).toEqual([
    first,
    'POST',
    '/1/indexes/*/queries',
  ])
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toMatchObject({
    'x-algolia-application-id': settings.appId,
    'x-algolia-api-key': settings.apiKey,
  })
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)
  expect(queryOf(request?.body ?? '{}')).toEqual({
    count: 1,
    rest: { indexName: settings.indexName },
    values: {
      query: 'size',
      attributesToRetrieve: JSON.stringify([
        ...levels,
        'content',
        'type',
        'url',
      ]),
      attributesToSnippet: JSON.stringify(
        [...levels, 'content'].map((name) => `${name}:10`),
      ),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: '20',
      facetFilters: '["lang:en-US","edition:web"]',
    },
  })
})

test('German, on a narrow screen: asks for German pages and shorter snippets', async ({
  page,
}) => {
  const seen = await provide(page, ['good'])
  await page.setViewportSize({ width: 700, height: 800 })
  await open(page, `/de${accounts}`)
  const search = docsSearchOn(page, 'de')
  await search.button.click()
  await search.field.fill('größe')
  await expect(search.hits).toHaveCount(hits.length)
  const { values } = queryOf(seen.at(-1)?.body ?? '')
  expect(values).toMatchObject({
    query: 'größe',
    facetFilters: '["lang:de-DE","edition:web"]',
    attributesToSnippet: expect.stringMatching(/"content:5"/),
  })
  await expect(search.news).toHaveText(/2/)
  const { poweredBy } = messagesOf('de').docsSearch
  await expect(search.dialog.getByRole('link', { name: /Algolia/ })).toHaveText(
    new RegExp(poweredBy),
  )
})

test('a hit of the site is followed inside the document, and kept under the index', async ({
  page,
}) => {
  await provide(page, ['good'])
  const search = await openDocsSearch(page, accounts)
  const stays = await mark(page)
  await find(search, 'size')
  await search.hits.last().locator('a').click()
  await expect(page).toHaveURL(`${pdas}#why`)
  expect(await stays()).toBe(true)
  await search.button.click()
  await expect(listNamed(search, en.recent)).toHaveText([/Vec<u8> & more/])
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /docsearch|algolia/i.test(key))).toEqual([
    `__DOCSEARCH_RECENT_SEARCHES__${settings.indexName}`,
  ])
})

test('Enter over the hits of an earlier query waits for those of this one', async ({
  page,
}) => {
  const { released, release } = gate()
  await provide(page, ['good', { late: released }])
  const search = await openDocsSearch(page, accounts)
  await find(search, 'size')
  await search.field.pressSequentially('x')
  await page.keyboard.press('Enter')
  await expect(search.news).toHaveText(en.searching)
  await expect(search.dialog).toBeVisible()
  await expect(page).toHaveURL(accounts)
  release()
  await expect(page).toHaveURL(`${pdas}#why`)
})
