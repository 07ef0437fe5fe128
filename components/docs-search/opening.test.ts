import { typedQuery } from './opening'

const plain = { ctrlKey: false, altKey: false, metaKey: false }

test.each([
  ['', 'a', 'a'],
  ['re', 'n', 'ren'],
  ['rent', ' ', 'rent '],
  ['rent', 'Backspace', 'ren'],
  ['', 'Backspace', ''],
  ['rent', 'Enter', undefined],
  ['rent', 'ArrowDown', undefined],
])('%j and %s', (query, key, expected) => {
  expect(typedQuery(query, { ...plain, key })).toBe(expected)
})
