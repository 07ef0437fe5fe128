/** @jest-environment node */
import { logTree, unitsInLog } from './log-tree'

const outer = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const inner = '11111111111111111111111111111111'
const used = (program: string) =>
  `Program ${program} consumed 300 of 1400 compute units`

test.each([
  [
    'a line outside of all calls',
    ['Log truncated'],
    [{ text: 'Log truncated' }],
  ],
  [
    'a call with its words',
    [
      `Program ${outer} invoke [1]`,
      'Program log: Instruction: Transfer',
      used(outer),
      `Program ${outer} success`,
    ],
    [
      {
        program: outer,
        entries: [
          { text: 'Instruction: Transfer' },
          { text: 'consumed 300 of 1400 compute units' },
        ],
        result: 'succeeded',
      },
    ],
  ],
  [
    'a call in a call that fails, and takes the outer one with it',
    [
      `Program ${outer} invoke [1]`,
      `Program ${inner} invoke [2]`,
      'Transfer: insufficient lamports 1, need 2',
      `Program ${inner} failed: custom program error: 0x1`,
      `Program ${outer} failed: custom program error: 0x1`,
    ],
    [
      {
        program: outer,
        entries: [
          {
            program: inner,
            entries: [
              { text: 'Transfer: insufficient lamports 1, need 2' },
              { text: 'failed: custom program error: 0x1', failed: true },
            ],
            result: 'failed',
          },
          { text: 'failed: custom program error: 0x1', failed: true },
        ],
        result: 'failed',
      },
    ],
  ],
])('%s', (_name, logs, tree) => {
  expect(logTree(logs)).toEqual(tree)
})

test('the units of a log are those of its outer calls', () => {
  const log = logTree([
    `Program ${inner} invoke [1]`,
    `Program ${inner} success`,
    `Program ${outer} invoke [1]`,
    `Program ${outer} invoke [2]`,
    used(outer),
    `Program ${outer} success`,
    used(outer),
    `Program ${outer} success`,
  ])
  expect(unitsInLog(log)).toBe(300)
  expect(unitsInLog([])).toBe(0)
})
