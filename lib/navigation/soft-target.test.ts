import { softTarget } from './soft-target'

const here = 'https://x.org/core-concepts/accounts.html'
const english = { root: '/', base: '', otherRoots: ['/de/', '/th/'] }
const german = { root: '/de/', base: '', otherRoots: ['/th/'] }
const below = { root: '/book/', base: '/book', otherRoots: ['/book/de/'] }

test.each([
  ['a page', '/core-concepts/pdas.html', english, '/core-concepts/pdas.html'],
  ['an anchor', '#facts', english, '/core-concepts/accounts.html#facts'],
  ['a folder index', '/integrations/', english, '/integrations/'],
  ['another language', '/de/', english, undefined],
  [
    'the same language',
    '/de/core-concepts/pdas.html#a',
    german,
    '/de/core-concepts/pdas.html#a',
  ],
  ['English from German', '/core-concepts/pdas.html', german, undefined],
  ['a file', '/icon.svg', english, undefined],
  ['another site', 'https://solana.com/', english, undefined],
  ['below a base path', '/book/guides/x.html', below, '/guides/x.html'],
  ['another language below a base path', '/book/de/', below, undefined],
  ['outside the base path', '/other/x.html', below, undefined],
])('%s', (_, href, roots, target) => {
  expect(softTarget(href, here, roots)).toBe(target)
})
