/** @jest-environment node */
import { freshness } from './status'

const typo = { from: 'a', to: 'b' }
const another = { from: 'b', to: 'c' }

test.each([
  ['made from today’s English', 'a', 'a', [], 'current'],
  ['made from another version', 'a', 'b', [], 'behind'],
  ['only a typo since', 'a', 'b', [typo], 'current'],
  ['two typos since', 'a', 'c', [typo, another], 'current'],
  ['a typo and then a change', 'a', 'd', [typo, another], 'behind'],
  ['made after the typo', 'b', 'c', [typo], 'behind'],
  ['without a mark', undefined, 'a', [], 'unmarked'],
])('%s: %5$s', (_, source, current, same, state) => {
  expect(freshness(source, current, same).state).toBe(state)
})
