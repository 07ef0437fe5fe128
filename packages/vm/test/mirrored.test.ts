import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { differing } from '../build/check'
import { readReport } from '../build/mirrored'

const line = (transactions: number, differences: readonly string[] = []) =>
  `${JSON.stringify({ calls: 9, transactions, accounts: 2, differences })}\n`

describe('readReport', () => {
  it('adds up the comparisons of all processes', () =>
    assert.equal(
      readReport(line(3) + line(0) + line(4)),
      'Both VMs gave the same results: 27 calls, 7 transactions, 6 accounts',
    ))

  it('shows differences, and where to fix them', () =>
    assert.throws(
      () => readReport(line(3) + line(1, ['send(…).units'])),
      /1 times:\n\nsend\(…\)\.units\n\nFix packages\/vm/,
    ))

  it('fails when nothing was compared', () =>
    assert.throws(() => readReport(line(0)), /No transaction was compared/))
})

for (const [before, after, names] of [
  [{ a: '1' }, { a: '1' }, []],
  [{ a: '1' }, { a: '2' }, ['a']],
  [{ a: '1', b: '1' }, { b: '1', c: '1' }, ['a', 'c']],
] as const)
  test(`between ${JSON.stringify(before)} and ${JSON.stringify(after)} differ ${names}`, () =>
    assert.deepEqual(differing(before, after), names))
