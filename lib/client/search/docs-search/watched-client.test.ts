import type { SearchAnswer, SearchHit } from '@/lib/shared/search/types'
import { watchSearch } from './watched-client'

const hit = (lvl0: string): SearchHit => ({
  objectID: lvl0,
  url: '/',
  url_without_anchor: '/',
  anchor: null,
  type: 'lvl1',
  content: null,
  hierarchy: {
    lvl0,
    lvl1: lvl0,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _highlightResult: { hierarchy: {} },
  _snippetResult: { hierarchy: {} },
})

const answerWith = (...groups: readonly string[]): SearchAnswer => ({
  results: [
    {
      hits: groups.map(hit),
      nbHits: groups.length,
      missing: ['lamp'],
      index: 'docs',
      query: '',
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      params: '',
      exhaustiveNbHits: true,
      processingTimeMS: 1,
    },
  ],
})

const ask = (query: string) => ({ requests: [{ indexName: 'docs', query }] })

const failure = Object.assign(new Error('https://host/?key=secret'), {
  name: 'RetryError',
})

/** A search whose answers a test gives, in the order of requests. */
function byHand() {
  const queries: string[] = []
  const waiting: {
    resolve: (answer: SearchAnswer) => void
    reject: (error: Error) => void
  }[] = []
  const watched = watchSearch(({ requests }) => {
    queries.push(requests[0]?.query ?? '')
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  })
  return { ...watched, queries, waiting }
}

let warnings: jest.SpyInstance
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => warnings.mockRestore())

test('hits are counted, and pass through', async () => {
  const { search, getState, waiting } = byHand()
  const searching = search(ask('rent'))
  expect(getState()).toMatchObject({ pending: true, answer: undefined })
  waiting[0]?.resolve(answerWith('Guides', 'References'))
  expect(await searching).toEqual(answerWith('Guides', 'References'))
  expect(getState()).toEqual({
    pending: false,
    answer: { query: 'rent', hits: 2, missing: ['lamp'], failed: false },
    suggestions: ['Guides', 'References'],
  })
})

test('a failure is an answer without hits; its name alone is logged', async () => {
  const { search, getState, waiting } = byHand()
  const searching = search(ask('rent'))
  waiting[0]?.reject(failure)
  expect((await searching).results[0]?.hits).toEqual([])
  expect(getState().answer).toEqual({
    query: 'rent',
    hits: 0,
    missing: [],
    failed: true,
  })
  expect(warnings.mock.calls).toEqual([['The search failed: RetryError']])
})

test('only the newest search counts', async () => {
  const { search, getState, waiting } = byHand()
  const first = search(ask('a'))
  const second = search(ask('ab'))
  waiting[1]?.resolve(answerWith('Guides'))
  await second
  waiting[0]?.reject(failure)
  await first
  expect(getState().answer).toMatchObject({ query: 'ab', failed: false })
})

test('a forgotten answer does not return', async () => {
  const { search, getState, waiting, forget } = byHand()
  const searching = search(ask('a'))
  forget()
  waiting[0]?.resolve(answerWith('Guides'))
  await searching
  expect(getState()).toMatchObject({ pending: false, answer: undefined })
})

test('a query is cut to 64 characters, and listeners are called', async () => {
  const { search, subscribe, queries } = byHand()
  const listener = jest.fn()
  const end = subscribe(listener)
  void search(ask('x'.repeat(70)))
  expect(queries).toEqual(['x'.repeat(64)])
  expect(listener).toHaveBeenCalledTimes(1)
  end()
  void search(ask('y'))
  expect(listener).toHaveBeenCalledTimes(1)
})
