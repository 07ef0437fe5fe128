import { searchParameters } from '@/lib/client/search/docs-search/parameters'
import { createHostedClient } from './hosted-client'
import { type Behavior, startServers } from './test-servers'

type Servers = Awaited<ReturnType<typeof startServers>>

const minute = 60_000
const settings = {
  appId: 'APP',
  apiKey: 'public',
  facetFilters: [],
  origin: 'https://x.org',
}
let servers: Servers

const start = async (...behaviors: readonly Behavior[]) => {
  servers = await startServers(behaviors)
  const { hosts } = servers
  return createHostedClient({ ...settings, hosts })
}
const request = (query: string) => ({
  requests: [
    {
      indexName: 'book',
      query,
      ...searchParameters('de-DE', false, ['version:2']),
    },
  ],
})
const order = () => servers.requests.splice(0).map(({ name }) => name)

afterEach(async () => {
  jest.restoreAllMocks()
  await servers.stop()
})

test.each<[string, readonly Behavior[], readonly Behavior[]]>([
  ['a good host is asked alone', ['good', 500], ['good']],
  [
    'after one that is dead, fails or is silent comes the next',
    ['dead', 500, 'hanging', 'good'],
    [500, 'hanging', 'good'],
  ],
])('%s: %j', async (_, behaviors, requested) => {
  const client = await start(...behaviors)
  const { results } = await client.search(request('a'))
  expect(results[0]?.nbHits).toBe(1)
  expect(order()).toEqual(requested)
})

test.each<[readonly Behavior[], string]>([
  [[403, 'good'], 'ApiError'],
  [['garbage', 'good'], 'DeserializationError'],
  [['empty', 'good'], 'DeserializationError'],
])('%j is a %s at once', async (behaviors, name) => {
  const client = await start(...behaviors)
  await expect(client.search(request('a'))).rejects.toMatchObject({ name })
  expect(order()).toEqual([behaviors[0]])
})

test('when all hosts are down it is a RetryError, and the next search asks them again', async () => {
  const client = await start('dead', 500)
  for (const query of ['a', 'b']) {
    await expect(client.search(request(query))).rejects.toMatchObject({
      name: 'RetryError',
    })
    expect(order()).toEqual([500])
  }
})

test('a host has a second to answer, and two to finish', async () => {
  const client = await start('good')
  const timers = jest.spyOn(globalThis, 'setTimeout')
  await client.search(request('timed'))
  const waits = timers.mock.calls.map(([, wait]) => wait)
  expect(waits).toEqual(expect.arrayContaining([1_000, 2_000]))
})

test('a failed host is left alone for two minutes', async () => {
  const client = await start('dead', 500, 'hanging', 'good')
  const begin = Date.now()
  const askAt = async (time: number, query: string) => {
    jest.spyOn(Date, 'now').mockReturnValue(begin + time)
    await client.search(request(query))
    return order()
  }
  const all = [500, 'hanging', 'good']
  expect(await askAt(0, 'a')).toEqual(all)
  expect(await askAt(1, 'b')).toEqual(['good'])
  expect(await askAt(2 * minute - 1, 'c')).toEqual(['good'])
  expect(await askAt(2 * minute + 1, 'd')).toEqual(all)
})

test('asks as the specification’s section 7 says', async () => {
  const client = await start('good')
  await client.search(request('close token & account'))
  const [seen] = servers.requests
  expect(seen?.method).toBe('POST')
  expect(seen?.url.pathname).toBe('/1/indexes/*/queries')
  expect(Object.fromEntries(seen?.url.searchParams ?? [])).toMatchObject({
    'x-algolia-application-id': 'APP',
    'x-algolia-api-key': 'public',
  })
  const body: unknown = JSON.parse(seen?.body ?? '')
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)
  const params = new URLSearchParams({
    query: 'close token & account',
    attributesToRetrieve: JSON.stringify([...levels, 'content', 'type', 'url']),
    attributesToSnippet: JSON.stringify(
      [...levels, 'content'].map((name) => `${name}:10`),
    ),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: '20',
    facetFilters: '["lang:de-DE","version:2"]',
  })
  const sent = body as { requests: { indexName: string; params: string }[] }
  expect(sent.requests[0]?.indexName).toBe('book')
  expect(
    Object.fromEntries(new URLSearchParams(sent.requests[0]?.params)),
  ).toEqual(Object.fromEntries(params))
})
