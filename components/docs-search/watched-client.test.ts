import type { SearchAnswer } from '@/lib/search/types'
import { watchSearch } from './watched-client'

const ask = (query: string) => ({ requests: [{ indexName: 'docs', query }] })

const failure = Object.assign(new Error('https://host/?key=secret'), {
  name: 'RetryError',
})

/** A search that a test resolves by hand, in the order of requests. */
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

test('a failure is a response without hits; only its name is logged', async () => {
  const { search, getState, waiting } = byHand()
  const searching = search(ask('rent'))
  waiting[0]?.reject(failure)
  expect((await searching).results[0]?.hits).toEqual([])
  expect(getState()).toMatchObject({
    pending: false,
    answer: { hits: 0, failed: true },
  })
  expect(warnings.mock.calls).toEqual([['The search failed: RetryError']])
})

test('only the newest search counts, and resolves the earlier ones', async () => {
  const { search, getState, waiting } = byHand()
  const answer = { results: [] }
  const first = search(ask('a'))
  const second = search(ask('ab'))
  waiting[0]?.reject(failure)
  waiting[1]?.resolve(answer)
  expect(await first).toBe(answer)
  expect(await second).toBe(answer)
  expect(getState().answer).toMatchObject({ failed: false })
})

test('a response that arrives after the field was cleared does not count', async () => {
  const { search, getState, forget, waiting } = byHand()
  const searching = search(ask('rent'))
  forget()
  waiting[0]?.reject(failure)
  await searching
  expect(getState()).toMatchObject({ pending: false, answer: undefined })
})
