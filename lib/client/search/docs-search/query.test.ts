import { cutQuery, queryFromSelection } from './query'

test.each([
  ['short', 'short'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), 'x'.repeat(64)],
  [`${'x'.repeat(63)}😀`, 'x'.repeat(63)],
  ['ends with a blank ', 'ends with a blank '],
])('a query is cut to 64: %s', (text, expected) => {
  expect(cutQuery(text)).toBe(expected)
})

test.each([
  ['', ''],
  [' \n\t ', ''],
  ['rent\n  exemption ', 'rent exemption'],
  [`${'word '.repeat(20)}`, `${'word '.repeat(12)}word`],
])('a selection becomes one line: %j', (text, expected) => {
  expect(queryFromSelection(text)).toBe(expected)
})
