import { findErrors } from './find-errors'
import { readPasted } from './pasted'
import { phrasesOf, plainWords } from './phrases'

const jupiter = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const mine = 'Fg6PaFpoGXkYsidMpWTK6W2BeZ7FEfcYkg476zPFsLnS'

const row = (
  program: string,
  code: number | undefined,
  name: string,
  message = '',
  address?: string,
) => ({
  address,
  program,
  isClient: clients.includes(program),
  isProgramCode: code !== undefined && code >= 0 && code < 0x10000,
  decimal: String(code ?? ''),
  name,
  phrases: phrasesOf(name, [message]),
  text: [program, name, plainWords(name), message].join(' ').toLowerCase(),
  help: '',
})

const clients = ['HTTP', 'Kit', 'RPC node', 'Token library', 'web3.js 1']

const rows = [
  row(
    'System',
    1,
    'ResultWithNegativeLamports',
    'insufficient lamports $balance, need $lamports',
    '1'.repeat(32),
  ),
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
    'Metaplex',
    146,
    'InvalidSystemWallet',
    '',
    'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
  ),
  row(
    'InstructionError',
    4615020,
    'NotEnoughAccountKeys',
    'Insufficient account keys for instruction',
  ),
  row(
    'InstructionError',
    4615041,
    'ProgramFailedToComplete',
    'Program failed to complete',
  ),
  row(
    'Virtual machine',
    undefined,
    'StackAccessViolation',
    'Access violation in stack frame $frame at address $address of size $size',
  ),
  row(
    'TransactionError',
    7050003,
    'AccountNotFound',
    'Attempt to debit an account but found no record of a prior credit.',
  ),
  row(
    'TransactionError',
    7050007,
    'AlreadyProcessed',
    'This transaction has already been processed',
  ),
  row('Token', 6, 'AlreadyInUse', 'Already in use', token),
  row('TransactionError', 7050031, 'InsufficientFundsForRent'),
  row('TransactionError', 7050008, 'BlockhashNotFound', 'Blockhash not found'),
  row('InstructionError', 4615006, 'InsufficientFunds', 'Funds are short'),
  row('HTTP', 429, 'Too Many Requests', 'Too Many Requests'),
  row('HTTP', undefined, 'Request failed', 'ENOTFOUND'),
  row('RPC node', undefined, 'Not an address', 'Invalid param: Invalid'),
  row(
    'web3.js 1',
    undefined,
    'TransactionExpiredBlockheightExceededError',
    'Signature $signature has expired: block height exceeded.',
  ),
  row(
    'web3.js 1',
    undefined,
    'Transaction too large',
    'Transaction too large: $size > $limit',
  ),
  row('Token library', undefined, 'TokenAccountNotFoundError'),
  row('JSON-RPC', -32005, 'NodeUnhealthy', 'Node is behind by $count slots'),
  row(
    'JSON-RPC',
    -32002,
    'SendTransactionPreflightFailure',
    'Transaction simulation failed',
  ),
  row(
    'Kit',
    5663009,
    'SOLANA_ERROR__TRANSACTION__SIGNATURES_MISSING',
    'Transaction is missing signatures for addresses: $addresses.',
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
  ['Error 3: Insufficient funds', 'listed', ['InsufficientFunds']],
  // Responses of requests
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
  [
    '{"err":{"InstructionError":[0,"InsufficientFunds"]}}',
    'listed',
    ['InsufficientFunds'],
  ],
  [
    'Error: RPC response error -32002: Transaction simulation failed: Blockhash not found; [0 log messages]',
    'listed',
    ['BlockhashNotFound'],
  ],
  ['-32602: Invalid param: Invalid', 'client', ['Not an address']],
  [
    '{"code":-32002,"message":"Transaction simulation failed: Program failed to complete"}',
    'listed',
    ['ProgramFailedToComplete', 'SendTransactionPreflightFailure'],
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
  [
    log(
      mine,
      'Access violation in stack frame 5 at address 0x200005fe8 of size 8',
    ),
    'listed',
    ['StackAccessViolation'],
  ],
  [log(mine, 'something new'), 'listed', ['ProgramFailedToComplete']],
  // What the text says counts more than numbers in it
  [
    'Transfer: insufficient lamports 5000, need 6001',
    'listed',
    ['ResultWithNegativeLamports'],
  ],
  ['Node is behind by 150 slots', 'listed', ['NodeUnhealthy']],
  [
    'Error: 146: A seeds constraint was violated',
    'listed',
    ['ConstraintSeeds'],
  ],
  ['Error: 146: Something quite different', 'nothing', []],
  [
    'Error -32002: Transaction simulation failed: This transaction has already been processed',
    'listed',
    ['AlreadyProcessed'],
  ],
  ['Balance 6001 lamports', 'nothing', []],
  ['Text file busy (os error 17)', 'nothing', []],
  ['address already in use', 'nothing', []],
  ['insufficient funds for rent: 2', 'listed', ['InsufficientFundsForRent']],
  // Clients
  ['Transaction too large: 1262 > 1232', 'client', ['Transaction too large']],
  [
    'Signature 5Uh…9aX has expired: block height exceeded.',
    'client',
    ['TransactionExpiredBlockheightExceededError'],
  ],
  ['TokenAccountNotFoundError', 'client', ['TokenAccountNotFoundError']],
  [
    'SolanaError #5663009; Decode this error',
    'client',
    ['SOLANA_ERROR__TRANSACTION__SIGNATURES_MISSING'],
  ],
  [
    'SolanaError #4615026: Custom program error: #17 (instruction #2)',
    'listed',
    ['AccountFrozen'],
  ],
  ['429 Too Many Requests', 'client', ['Too Many Requests']],
  [
    'SolanaError: HTTP error (429): Too Many Requests { context: { __code: 8100002 } }',
    'client',
    ['Too Many Requests'],
  ],
  ['getaddrinfo ENOTFOUND api.example.com', 'client', ['Request failed']],
  ['Error: Account not found', 'listed', ['AccountNotFound']],
  ['WebSocket closed with code 1006', 'nothing', []],
  // A program alone
  [token, 'listed', ['InsufficientFunds', 'AccountFrozen', 'AlreadyInUse']],
  [mine, 'nothing', []],
])('%j is answered: %s', (query, kind, names) => {
  const answer = findErrors(readPasted(query), rows)
  expect(answer.rows.map(({ name }) => name)).toEqual(names)
  expect(answer.kind).toBe(kind)
})

test('an empty query finds all', () => {
  expect(findErrors(readPasted(' '), rows)).toEqual({ rows, kind: 'listed' })
})
