/** @jest-environment node */
import { chooseUses, noteLimits } from './choose.mjs'

const use = (id: string, block = 1, rank = 0) => ({ id, block, rank })
const ids = (uses: readonly { id: string; block: number }[]) =>
  uses.map(({ id, block }) => `${id}${block}`)

test('only the first use of a term', () => {
  expect(ids(chooseUses([use('a'), use('b'), use('a', 2)]))).toEqual([
    'a1',
    'b1',
  ])
})

test('a paragraph takes few, the words less known first, in the order of the page', () => {
  const uses = [use('a', 1, 2), use('b'), use('c', 1, 1), use('d'), use('e', 2)]
  expect(ids(chooseUses(uses))).toEqual(['b1', 'c1', 'd1', 'e2'])
})

test('a page takes no more than its limit', () => {
  const uses = Array.from({ length: 30 }, (_, index) =>
    use(`t${index}`, index, index < 15 ? 2 : 0),
  )
  const chosen = chooseUses(uses)
  expect(chosen).toHaveLength(noteLimits.page)
  expect(chosen[0]?.id).toBe('t15')
})
