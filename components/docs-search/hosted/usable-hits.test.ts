import { usableHits } from './usable-hits'

const origin = 'https://x.org'

const hit = {
  objectID: 'a',
  url: 'https://x.org/a.html#b',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Guides', lvl1: 'Accounts', lvl2: 'Rent' },
  _snippetResult: {
    hierarchy: { lvl2: { value: '<mark>Rent</mark>', matchLevel: 'full' } },
    content: { value: 'pays <mark>rent</mark>' },
  },
}

test('a hit of the index is a hit of the site, with its highlighted texts', () => {
  const shown = { matchLevel: 'none', matchedWords: [] }
  expect(usableHits([hit], origin)).toEqual([
    {
      objectID: '/a.html#b',
      url: '/a.html#b',
      url_without_anchor: '/a.html',
      anchor: 'b',
      type: 'lvl2',
      content: null,
      hierarchy: {
        ...hit.hierarchy,
        ...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      },
      _highlightResult: { hierarchy: {} },
      _snippetResult: {
        hierarchy: { lvl2: { value: '<mark>Rent</mark>', ...shown } },
        content: { value: 'pays <mark>rent</mark>', ...shown },
      },
    },
  ])
})

test.each<[string, object]>([
  ['fields that nobody asked for', { __docsearch_parent: hit, lang: 'en' }],
  ['no highlighted texts', { _snippetResult: null }],
  ['an unknown type', { type: 'askAI' }],
  ['an id of another kind', { objectID: {} }],
])('%s are no fault', (_, change) => {
  const [usable] = usableHits([{ ...hit, ...change }], origin)
  expect(usable?.url).toBe('/a.html#b')
  expect(usable).not.toHaveProperty('__docsearch_parent')
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'hit'],
  ['a hit without an address', { ...hit, url: undefined }],
  ['a script as address', { ...hit, url: 'javascript:alert(1)' }],
  ['a page of another site', { ...hit, url: 'https://y.org/a.html' }],
  ['a hit without names', { ...hit, hierarchy: null }],
  ['an object as name', { ...hit, hierarchy: { lvl0: {}, lvl1: 'A' } }],
  [
    'a name of every object',
    { ...hit, hierarchy: { lvl0: 'hasOwnProperty', lvl1: 'A' } },
  ],
])('%s is left out', (_, foreign) => {
  expect(usableHits([foreign], origin)).toEqual([])
})

test('only the first hit of an address is used', () => {
  const [first, ...more] = usableHits([hit, { ...hit, type: 'lvl1' }], origin)
  expect([first?.type, more]).toEqual(['lvl2', []])
})

test('no more hits are used than were requested', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...hit,
    url: `/a.html#${index}`,
  }))
  expect(usableHits(many, origin)).toHaveLength(20)
})
