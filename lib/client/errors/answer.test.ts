import { answerTo } from './answer'
import { plainWords } from './plain-words'
import { readQuery } from './query'

const jupiter = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const mine = 'Fg6PaFpoGXkYsidMpWTK6W2BeZ7FEfcYkg476zPFsLnS'

const row = (
  program: string,
  code: number,
  name: string,
  message = '',
  address?: string,
) => ({
  address,
  decimal: String(code),
  name,
  message,
  text: [program, name, plainWords(name), message].join(' ').toLowerCase(),
})

const rows = [
  row('System', 1, 'ResultWithNegativeLamports', '', '1'.repeat(32)),
  row('Token', 1, 'InsufficientFunds', 'Insufficient funds', token),
  row('Token', 17, 'AccountFrozen', 'Account is frozen', token),
  row('Anchor', 2006, 'ConstraintSeeds', 'A seeds constraint was violated'),
  row('Anchor', 3012, 'AccountNotInitialized'),
  row('Jupiter', 6001, 'SlippageToleranceExceeded', '', jupiter),
  row(
    'Metaplex Core',
    6001,
    'InvalidSystemProgram',
    '',
    'CoREENxT6tW1HoK8ypY1SxRMZTcVPm7R94rH4PZNhX7d',
  ),
  row(
    'InstructionError',
    4615020,
    'NotEnoughAccountKeys',
    'Insufficient account keys for instruction',
  ),
  row('TransactionError', 7050031, 'InsufficientFundsForRent'),
  row('JSON-RPC', -32005, 'NodeUnhealthy'),
  row(
    'JSON-RPC',
    -32002,
    'SendTransactionPreflightFailure',
    'Transaction simulation failed',
  ),
]

const log = (program: string, end: string, line = '') =>
  `Program ${program} invoke [1]\n${line}\nProgram ${program} failed: ${end}`
const named = (name: string, code: number) =>
  `Program log: AnchorError occurred. Error Code: ${name}. Error Number: ${code}. Error Message: Words.`

test.each([
  // Numbers
  ['0x1771', 'own', ['SlippageToleranceExceeded', 'InvalidSystemProgram']],
  ['6001', 'own', ['SlippageToleranceExceeded', 'InvalidSystemProgram']],
  ['Jupiter 6001', 'own', ['SlippageToleranceExceeded']],
  ['6002', 'own', []],
  ['0x1', 'listed', ['ResultWithNegativeLamports', 'InsufficientFunds']],
  ['Token 0x1', 'listed', ['InsufficientFunds']],
  ['0x7dc8348c', 'unlisted', []],
  ['-32002', 'listed', ['SendTransactionPreflightFailure']],
  ['-1', 'nothing', []],
  // Names and words
  ['AccountNotInitialized', 'listed', ['AccountNotInitialized']],
  ['frozen account', 'listed', ['AccountFrozen']],
  ['zzzz', 'nothing', []],
  ['My swap says: insufficient funds', 'listed', ['InsufficientFunds']],
  // What requests answer
  [
    '{"InstructionError":[0,{"Custom":6001}]}',
    'own',
    ['SlippageToleranceExceeded', 'InvalidSystemProgram'],
  ],
  [
    '{"InsufficientFundsForRent":{"account_index":0}}',
    'listed',
    ['InsufficientFundsForRent'],
  ],
  [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"behind"}}',
    'listed',
    ['NodeUnhealthy'],
  ],
  // Logs
  [
    log(jupiter, 'custom program error: 0x1771'),
    'listed',
    ['SlippageToleranceExceeded'],
  ],
  [log(mine, 'custom program error: 0x1771'), 'own', []],
  [
    log(mine, 'custom program error: 0x7d6', named('ConstraintSeeds', 2006)),
    'listed',
    ['ConstraintSeeds'],
  ],
  [log(mine, 'custom program error: 0x1'), 'unlisted', []],
  [
    log(mine, 'insufficient account keys for instruction'),
    'listed',
    ['NotEnoughAccountKeys'],
  ],
  [named('TooLate', 6001), 'own', []],
  [
    named('SlippageToleranceExceeded', 6001),
    'own',
    ['SlippageToleranceExceeded'],
  ],
  // A program alone
  [token, 'listed', ['InsufficientFunds', 'AccountFrozen']],
  [mine, 'nothing', []],
])('%j is answered: %s', (query, kind, names) => {
  const answer = answerTo(readQuery(query), rows)
  expect(answer.rows.map(({ name }) => name)).toEqual(names)
  expect(answer.kind).toBe(kind)
})

test('an empty query finds all', () => {
  expect(answerTo(readQuery(' '), rows)).toEqual({ rows, kind: 'listed' })
})
