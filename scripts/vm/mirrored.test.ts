/** @jest-environment node */
import { differing } from './check'
import { readReport } from './mirrored'

const line = (transactions: number, differences: readonly string[] = []) =>
  `${JSON.stringify({ calls: 9, transactions, accounts: 2, differences })}\n`

describe('readReport', () => {
  it('adds up what all processes compared', () =>
    expect(readReport(line(3) + line(0) + line(4))).toBe(
      'Both machines gave the same results: 27 calls, 7 transactions, 6 accounts',
    ))

  it('shows differences, and where they are repaired', () =>
    expect(() => readReport(line(3) + line(1, ['send(…).units']))).toThrow(
      /1 times:\n\nsend\(…\)\.units\n\nFix samples\/vm/,
    ))

  it('is not content with nothing', () =>
    expect(() => readReport(line(0))).toThrow('No transaction was compared'))
})

test.each([
  [{ a: '1' }, { a: '1' }, []],
  [{ a: '1' }, { a: '2' }, ['a']],
  [{ a: '1', b: '1' }, { b: '1', c: '1' }, ['a', 'c']],
])('between %o and %o differ %o', (before, after, names) =>
  expect(differing(before, after)).toEqual(names),
)
