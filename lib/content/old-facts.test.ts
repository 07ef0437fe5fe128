/** @jest-environment node */
import { oldFacts } from './old-facts'

const fact = (id: string, checked: string) => ({
  id,
  value: 1,
  source: 'https://solana.com/docs',
  checked,
})

test('facts of more than 60 days are listed, the oldest first', () => {
  const facts = [
    fact('today', '2026-11-23'),
    fact('after-60-days', '2026-09-24'),
    fact('after-61-days', '2026-09-23'),
    fact('a-year-ago', '2025-11-23'),
  ]
  expect(
    oldFacts('2026-11-23', facts).map(({ id, days }) => [id, days]),
  ).toEqual([
    ['a-year-ago', 365],
    ['after-61-days', 61],
  ])
})
