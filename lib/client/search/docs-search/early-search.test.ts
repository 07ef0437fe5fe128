import type { SearchAnswer } from '@/lib/shared/search/types'
import { earlySearch } from './early-search'

const paramsFor = (query: string) => ({
  requests: [{ indexName: 'docs', query }],
})

function recorded() {
  const asked: (string | undefined)[] = []
  const search = earlySearch(async ({ requests }): Promise<SearchAnswer> => {
    asked.push(requests[0]?.query)
    if (requests[0]?.query === 'broken') throw new Error('broken')
    return { results: [] }
  })
  return { asked, ...search }
}

test('what has begun is asked once', async () => {
  const { asked, begin, search } = recorded()
  begin(paramsFor('rent'))
  expect(asked).toEqual(['rent'])
  expect(await search(paramsFor('rent'))).toEqual({ results: [] })
  expect(asked).toEqual(['rent'])
})

test('another query, and the same once more, is asked anew', async () => {
  const { asked, begin, search } = recorded()
  begin(paramsFor('ren'))
  await search(paramsFor('rent'))
  await search(paramsFor('rent'))
  expect(asked).toEqual(['ren', 'rent', 'rent'])
})

test('a failure is heard by who asks for it, and asking again asks anew', async () => {
  const { asked, begin, search } = recorded()
  begin(paramsFor('broken'))
  await expect(search(paramsFor('broken'))).rejects.toThrow('broken')
  await expect(search(paramsFor('broken'))).rejects.toThrow('broken')
  expect(asked).toEqual(['broken', 'broken'])
})
