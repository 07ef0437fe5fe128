import { readPageLink } from './page-link'

test.each([
  [
    '/core-concepts/pdas#seeds',
    { slug: 'core-concepts/pdas', anchor: 'seeds' },
  ],
  ['/core-concepts/pdas', { slug: 'core-concepts/pdas', anchor: '' }],
  ['/integrations/', { slug: 'integrations', anchor: '' }],
  ['/', { slug: '', anchor: '' }],
  ['#seeds', undefined],
  ['https://solana.com/docs', undefined],
  ['//solana.com', undefined],
])('%s', (href, target) => {
  expect(readPageLink(href)).toEqual(target)
})
