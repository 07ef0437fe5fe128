/** @jest-environment node */
import { longLines } from './long-lines'

test('a line that does not fit on the page is found, with its number', () => {
  const source = `const a = 1\n// ${'word '.repeat(16)}\n`
  expect(longLines(source)).toEqual([
    {
      line: 2,
      message: expect.stringContaining('83 columns, but only 80 fit'),
    },
  ])
})

test.each([
  ['of 80 columns', `// ${'word '.repeat(15)}ab`],
  ['with a key', `  '${'5ApHX3RJ31S1'.repeat(7)}'`],
  [
    'of an import',
    "import { getSetComputeUnitLimitInstruction } from '@solana-program/compute-budget'",
  ],
])('a line %s may stay', (_, line) => {
  expect(longLines(line)).toEqual([])
})
