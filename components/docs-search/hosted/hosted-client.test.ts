import { searchParameters } from '@/components/docs-search/parameters'
import { createHostedClient } from './hosted-client'

const minute = 60_000

const good = JSON.stringify({
  results: [
    {
      hits: [
        {
          objectID: 'a',
          url: 'https://x.org/a.html',
          hierarchy: { lvl0: 'Guides', lvl1: 'A' },
        },
      ],
    },
  ],
})

const answers = {
  good: { status: 200, content: good, isTimedOut: false },
  garbage: { status: 200, content: '<html>A portal', isTimedOut: false },
  empty: { status: 200, content: '{}', isTimedOut: false },
  refusal: { status: 403, content: '{"message":"no"}', isTimedOut: false },
  fault: { status: 500, content: '{"message":"oops"}', isTimedOut: false },
  silence: { status: 0, content: '', isTimedOut: true },
}
type Answer = keyof typeof answers

let applications = 0

/** A client whose hosts respond as a test says, in the order of their first request. */
function start(...behaviors: readonly Answer[]) {
  const hosts: string[] = []
  const asked: Answer[] = []
  const send = jest.fn(async ({ url }: { readonly url: string }) => {
    const { host } = new URL(url)
    if (!hosts.includes(host)) hosts.push(host)
    const answer = behaviors[hosts.indexOf(host)] ?? 'silence'
    asked.push(answer)
    return answers[answer]
  })
  // The page remembers failed hosts, so each test has its own.
  applications += 1
  const client = createHostedClient({
    appId: `APP${applications}`,
    apiKey: 'public',
    facetFilters: [],
    origin: 'https://x.org',
    requester: { send },
  })
  const search = (query: string) =>
    client.search({
      requests: [
        {
          indexName: 'book',
          query,
          ...searchParameters('de-DE', false, ['version:2']),
        },
      ],
    })
  return { search, send, order: () => asked.splice(0) }
}

afterEach(() => jest.restoreAllMocks())

test.each<[string, readonly Answer[]]>([
  ['a good host is asked alone', ['good']],
  [
    'after one that fails or is silent comes the next',
    ['fault', 'silence', 'good'],
  ],
])('%s: %j', async (_, behaviors) => {
  const { search, order } = start(...behaviors)
  const { results } = await search('a')
  expect(results[0]?.nbHits).toBe(1)
  expect(order()).toEqual(behaviors)
})

test.each<[Answer, string]>([
  ['refusal', 'ApiError'],
  ['garbage', 'DeserializationError'],
  ['empty', 'DeserializationError'],
])('%s is a %s at once', async (answer, name) => {
  const { search, order } = start(answer, 'good')
  await expect(search('a')).rejects.toMatchObject({ name })
  expect(order()).toEqual([answer])
})

test('when all hosts are down it is a RetryError, and the next search tries them again', async () => {
  const { search, order } = start('fault', 'fault', 'fault', 'fault')
  for (const query of ['a', 'b']) {
    await expect(search(query)).rejects.toMatchObject({ name: 'RetryError' })
    expect(order()).toHaveLength(4)
  }
})

test('a host has one second to connect, and two to finish', async () => {
  const { search, send } = start('good')
  await search('a')
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ connectTimeout: 1_000, responseTimeout: 2_000 }),
  )
})

test('a failed host is skipped for two minutes', async () => {
  const { search, order } = start('fault', 'good')
  const begin = Date.now()
  const askAt = async (time: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(begin + time)
    await search(`at ${time}`)
    return order()
  }
  expect(await askAt(0)).toEqual(['fault', 'good'])
  expect(await askAt(2 * minute - 1)).toEqual(['good'])
  expect(await askAt(2 * minute + 1)).toEqual(['fault', 'good'])
})

test('sends the request of specification section 7', async () => {
  const { search, send } = start('good')
  await search('close token & account')
  const [sent] = send.mock.calls[0] ?? []
  expect(sent).toMatchObject({ method: 'POST' })
  const url = new URL(sent?.url ?? '')
  expect(url.pathname).toBe('/1/indexes/*/queries')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    'x-algolia-application-id': expect.stringMatching(/^APP/),
    'x-algolia-api-key': 'public',
  })
  const { data } = sent as unknown as { readonly data: string }
  const [request] = JSON.parse(data).requests
  expect(request.indexName).toBe('book')
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)
  expect(Object.fromEntries(new URLSearchParams(request.params))).toEqual({
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
})
