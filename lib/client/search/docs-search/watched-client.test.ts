import type { SearchAnswer } from '@/lib/shared/search/types'
import { watchSearch } from './watched-client'

const ask = (query: string) => ({ requests: [{ indexName: 'docs', query }] })

const failure = Object.assign(new Error('https://host/?key=secret'), {
  name: 'RetryError',
})

/** A search whose answers a test gives, in the order of requests. */
function byHand() {
  const waiting: {
    resolve: (answer: SearchAnswer) => void
    reject: (error: Error) => void
  }[] = []
  const watched = watchSearch(
    () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
  )
  return { ...watched, waiting }
}

let warnings: jest.SpyInstance
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => warnings.mockRestore())

test('a failure is an answer without hits; its name alone is logged', async () => {
  const { search, getState, waiting } = byHand()
  const searching = search(ask('rent'))
  waiting[0]?.reject(failure)
  expect((await searching).results[0]?.hits).toEqual([])
  expect(getState()).toMatchObject({
    pending: false,
    answer: { query: 'rent', hits: 0, failed: true },
  })
  expect(warnings.mock.calls).toEqual([['The search failed: RetryError']])
})

test('only the newest search counts', async () => {
  const { search, getState, waiting } = byHand()
  const first = search(ask('a'))
  const second = search(ask('ab'))
  waiting[1]?.resolve({ results: [] })
  await second
  waiting[0]?.reject(failure)
  await first
  expect(getState().answer).toMatchObject({ query: 'ab', failed: false })
})
