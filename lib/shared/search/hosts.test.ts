import { searchExtras } from '@/lib/site/search/hosted-policy'
import { hostsOf, searchOrigins, shuffled } from './hosts'

test('shuffling leaves the first two where they are', () => {
  const hosts = hostsOf('APP')
  expect(shuffled(hosts).slice(0, 2)).toEqual(hosts.slice(0, 2))
  expect(new Set(shuffled(hosts))).toEqual(new Set(hosts))
})

test('the policy allows the hosts of a configured search, and nothing else', () => {
  const configured = { appId: 'APP', apiKey: 'public', indexName: 'book' }
  expect(searchExtras(configured)).toEqual({
    connections: [
      'https://APP-dsn.algolia.net',
      'https://APP-1.algolianet.com',
      'https://APP-2.algolianet.com',
      'https://APP-3.algolianet.com',
    ],
  })
  expect(searchOrigins('APP').join()).not.toContain('*')
  expect(searchExtras({ ...configured, indexName: undefined })).toEqual({})
})
