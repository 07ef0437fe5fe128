import { readHistory } from './history'

const origin = 'https://site.test'

const hit = {
  objectID: 'a',
  url: '/a.html#b',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Guides', lvl1: 'Vec&lt;u8&gt;', lvl2: null },
}

const read = (...items: readonly unknown[]) =>
  readHistory(JSON.stringify(items), origin)

test('valid items keep their extra fields, without duplicates', () => {
  const items = [hit, { ...hit, objectID: 'b', extra: 1 }]
  expect(read(...items, hit)).toEqual(items)
})

test('highlights are removed, also those of a hit’s page', () => {
  const highlighted = { ...hit, _highlightResult: { x: '<mark>' } }
  const stored = {
    ...highlighted,
    _snippetResult: {},
    __docsearch_parent: highlighted,
    __autocomplete_id: 3,
  }
  expect(read(stored)).toEqual([hit])
})

test.each([
  ['nothing', null],
  ['no JSON', '{"'],
  ['an object', '{"objectID":"a"}'],
  ['null', 'null'],
])('%s is an empty list', (_, stored) => {
  expect(readHistory(stored, origin)).toEqual([])
})

test.each<[string, unknown]>([
  ['null', null],
  ['no hierarchy', { ...hit, hierarchy: undefined }],
  ['no id', { ...hit, objectID: 1 }],
  ['a script as address', { ...hit, url: 'javascript:alert(1)' }],
  ['an address of another site', { ...hit, url: 'https://other.test/a' }],
  ['an unknown type', { ...hit, type: 'askAI' }],
  ['no title', { ...hit, type: 'lvl2' }],
  ['content without text', { ...hit, type: 'content' }],
  ['markup in a title', { ...hit, hierarchy: { lvl0: '<b>', lvl1: 'x' } }],
  ['markup in its text', { ...hit, content: '<img src=x>' }],
])('%s is dropped', (_, item) => {
  expect(read(item, hit)).toEqual([hit])
})
