import { readLog } from './log'

const mine = 'Fg6PaFpoGXkYsidMpWTK6W2BeZ7FEfcYkg476zPFsLnS'
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const tooLate =
  'AnchorError thrown in programs/vault/src/lib.rs:21. Error Code: TooLate. Error Number: 6001. Error Message: It is too late.'

const nested = `Program ${mine} invoke [1]
Program log: Instruction: Pay
Program 11111111111111111111111111111111 invoke [2]
Program 11111111111111111111111111111111 success
Program ${token} invoke [2]
Program log: Error: insufficient funds
Program ${token} consumed 4645 of 190000 compute units
Program ${token} failed: custom program error: 0x1
Program ${mine} consumed 20000 of 200000 compute units
Program ${mine} failed: custom program error: 0x1`

const anchor = `Program ${mine} invoke [1]
Program log: ${tooLate}
Program ${mine} consumed 900 of 200000 compute units
Program ${mine} failed: custom program error: 0x1771`

const explained = { code: '6001', name: 'TooLate', message: 'It is too late' }

test.each([
  ['the innermost program that fails', nested, { program: token, code: '1' }],
  ['an error of Anchor', anchor, { program: mine, ...explained }],
  ['a line of Anchor alone', tooLate, explained],
  [
    'a log without its end',
    anchor.split('\n').slice(0, 2).join('\n'),
    { program: mine, ...explained },
  ],
  [
    'a log in JSON',
    JSON.stringify({ logs: anchor.split('\n') }),
    { program: mine, ...explained },
  ],
  [
    'a log as one text in JSON',
    JSON.stringify({ message: anchor }),
    { program: mine, ...explained },
  ],
  [
    'words in place of a code',
    `'Program ${mine} failed: insufficient account keys for instruction',`,
    { program: mine, reason: 'insufficient account keys for instruction' },
  ],
  [
    'the account of an error',
    'AnchorError caused by account: vault. Error Code: ConstraintSeeds. Error Number: 2006. Error Message: A seeds constraint was violated.',
    {
      code: '2006',
      name: 'ConstraintSeeds',
      message: 'A seeds constraint was violated',
    },
  ],
  [
    'a line of the node',
    'Error processing Instruction 2: custom program error: 0x1771',
    { code: '6001' },
  ],
  [
    'a line of Kit',
    'Custom program error: #17 (instruction #1)',
    { code: '17' },
  ],
  [
    'the error of a request',
    '{"InstructionError":[0,{"Custom":6001}]}',
    { code: '6001' },
  ],
  ['Rust', 'InstructionError(0, Custom(3))', { code: '3' }],
  ['no log', 'insufficient funds', {}],
])('reads %s', (_, log, expected) => {
  expect(readLog(log)).toEqual(expected)
})
