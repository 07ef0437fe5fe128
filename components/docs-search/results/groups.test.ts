import type { Hierarchy } from '@/lib/search/types'
import { nextSuggestions, visibleHits } from './groups'

const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

const inGroup = (lvl0: string) => ({
  hierarchy: { lvl0, lvl1: 'Tokens', ...none },
})

const hit = (more: Partial<Hierarchy>, english = false) => ({
  hierarchy: { lvl0: 'Guides', lvl1: 'Tokens', ...none, ...more },
  english,
})

test.each([
  [['a', 'b', 'a'], 3],
  [['a', 'a', 'a', 'a', 'a', 'a', 'a'], 5],
  [['a', 'b', 'a', 'a', 'a', 'a', 'a'], 6],
])('five hits of each group are visible: %j', (groups, expected) => {
  expect(visibleHits(groups.map(inGroup))).toBe(expected)
})

test.each([
  [
    'a section by its heading',
    [],
    [hit({ lvl2: 'Burn', lvl3: 'Q &amp; A' })],
    ['Q & A'],
  ],
  [
    'each once, three at most',
    ['Rent', 'Tokens', 'Fees', 'Nonce'],
    [hit({})],
    ['Tokens', 'Rent', 'Fees'],
  ],
  ['nothing in English', ['Rent'], [hit({}, true)], ['Rent']],
])('suggestions: %s', (_, earlier, hits, expected) => {
  expect(nextSuggestions(earlier, hits)).toEqual(expected)
})
