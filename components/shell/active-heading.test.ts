import { activeHeading } from './active-heading'

const headings = [
  { id: 'one', top: 400 },
  { id: 'two', top: 900 },
  { id: 'three', top: 1500 },
]
const middle = { atTop: false, atEnd: false }

test.each([
  ['before the first', 100, middle, 'one'],
  ['at the first', 400, middle, 'one'],
  ['just before the second', 899, middle, 'one'],
  ['at the second', 900, middle, 'two'],
  ['after the last', 9000, middle, 'three'],
  ['at the top', 1000, { atTop: true, atEnd: false }, 'one'],
  ['at the end', 1000, { atTop: false, atEnd: true }, 'three'],
  [
    'at the end, asked for by its link',
    500,
    { atTop: false, atEnd: true, current: 'two' },
    'two',
  ],
  [
    'at the end, coming from above',
    1000,
    { atTop: false, atEnd: true, current: 'two' },
    'three',
  ],
])('%s', (_, line, edges, id) => {
  expect(activeHeading(headings, line, edges)).toBe(id)
})

test('a page without headings has none', () => {
  expect(activeHeading([], 0, middle)).toBeUndefined()
})
