import type { SearchAnswer } from '@/lib/shared/search/types'
import { earlySearch } from './early-search'

const paramsFor = (query: string) => ({
  requests: [{ indexName: 'docs', query }],
})

function recorded() {
  const queries: (string | undefined)[] = []
  const search = earlySearch(async ({ requests }): Promise<SearchAnswer> => {
    queries.push(requests[0]?.query)
    if (requests[0]?.query === 'broken') throw new Error('broken')
    return { results: [] }
  })
  return { queries, ...search }
}

test('an early search runs once', async () => {
  const { queries, begin, search } = recorded()
  begin(paramsFor('rent'))
  expect(queries).toEqual(['rent'])
  expect(await search(paramsFor('rent'))).toEqual({ results: [] })
  expect(queries).toEqual(['rent'])
})

test('another query, and the same one later, is searched again', async () => {
  const { queries, begin, search } = recorded()
  begin(paramsFor('ren'))
  await search(paramsFor('rent'))
  await search(paramsFor('rent'))
  expect(queries).toEqual(['ren', 'rent', 'rent'])
})

test('a failure reaches the search that takes it, and the next search starts again', async () => {
  const { queries, begin, search } = recorded()
  begin(paramsFor('broken'))
  await expect(search(paramsFor('broken'))).rejects.toThrow('broken')
  await expect(search(paramsFor('broken'))).rejects.toThrow('broken')
  expect(queries).toEqual(['broken', 'broken'])
})
