import type { Engine } from '@/lib/client/search/engine/engine'
import { packText } from '@/lib/shared/search/compact'
import { warmUp } from './warm-up'

const section = (title: string) => ({
  anchor: title,
  level: 2,
  title,
  texts: ['Pay'],
  words: [],
})

const text = packText('en-US', [
  {
    path: '/a.html',
    group: 'Guides',
    title: 'Page',
    sections: ['Rent', 'Accounts', 'Airdrops'].map(section),
  },
])

function recorded(onSearch = () => {}) {
  const queries: string[] = []
  const engine: Engine = {
    search: (query) => {
      queries.push(query)
      onSearch()
      return { count: 0, found: [], missing: [] }
    },
  }
  return { queries, engine }
}

test('searches for titles, then for the letters with which most of them begin', async () => {
  const { queries, engine } = recorded()
  await warmUp(engine, text)
  expect(queries).toEqual(['Rent', 'Accounts', 'Airdrops', 'a', 'r'])
})

test('a search runs in between when the work takes long', async () => {
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const { queries, engine } = recorded(() => {
    now += 100
  })
  let searchedBefore = Number.POSITIVE_INFINITY
  setTimeout(() => {
    searchedBefore = queries.length
  })
  await warmUp(engine, text)
  expect(searchedBefore).toBeLessThan(queries.length)
})

test('an error of the search rejects the warm-up', async () => {
  const { engine } = recorded(() => {
    throw new Error('broken')
  })
  await expect(warmUp(engine, text)).rejects.toThrow('broken')
})
