import { searchExtras } from './hosts'

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
  expect(searchExtras({ ...configured, indexName: undefined })).toEqual({})
})
