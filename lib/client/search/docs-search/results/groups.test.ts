import { nextSuggestions, visibleHits } from './groups'

const hits = (...groups: readonly string[]) =>
  groups.map((lvl0) => ({ hierarchy: { lvl0 } }))

test.each([
  [[], 0],
  [['a', 'b', 'a'], 3],
  [['a', 'a', 'a', 'a', 'a', 'a', 'a'], 5],
  [['a', 'b', 'a', 'a', 'a', 'a', 'a'], 6],
])('five hits of each group are visible: %j', (groups, expected) => {
  expect(visibleHits(hits(...groups))).toBe(expected)
})

test.each([
  [[], ['a', 'b', 'a'], ['a', 'b']],
  [['a', 'b'], [], ['a', 'b']],
  [
    ['a', 'b'],
    ['c', 'a', 'd'],
    ['c', 'a', 'd'],
  ],
  [['a', 'b'], ['c'], ['c', 'a', 'b']],
  [[], ['Q &amp; A'], ['Q & A']],
])('suggestions after %j and an answer of %j', (earlier, groups, expected) => {
  expect(nextSuggestions(earlier, hits(...groups))).toEqual(expected)
})
