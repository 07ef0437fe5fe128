import { matchesError, readQuery } from './filter'

const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const system = '11111111111111111111111111111111'

test.each([
  ['0x1771', { code: '6001', words: [] }],
  ['0X1771', { code: '6001', words: [] }],
  ['6001', { code: '6001', words: [] }],
  ['#6001', { code: '6001', words: [] }],
  ['-32002', { code: '-32002', words: [] }],
  ['Token 0x1', { code: '1', words: ['token'] }],
  ['ConstraintSeeds', { words: ['constraintseeds'] }],
  ['insufficient funds', { words: ['insufficient', 'funds'] }],
  ['', { words: [] }],
  [
    `Program ${token} failed: custom program error: 0x1`,
    { address: token, code: '1', words: [] },
  ],
  ['Custom program error: #17 (instruction #1)', { code: '17', words: [] }],
  [
    'AnchorError caused by account: vault. Error Code: ConstraintSeeds. Error Number: 2006. Error Message: A seeds constraint was violated.',
    { code: '2006', words: [] },
  ],
  ['{"InstructionError":[0,{"Custom":6001}]}', { code: '6001', words: [] }],
  ['InstructionError(0, Custom(3))', { code: '3', words: [] }],
])('%j is read', (query, expected) => {
  expect(readQuery(query, [system, token])).toEqual({
    address: undefined,
    code: undefined,
    ...expected,
  })
})

const row = {
  address: token,
  decimal: '17',
  text: 'token 0x11 17 accountfrozen account is frozen',
}

test.each([
  [{ words: [] }, true],
  [{ code: '17', words: [] }, true],
  [{ code: '1', words: [] }, false],
  [{ words: ['frozen', 'account'] }, true],
  [{ words: ['frozen', 'mint'] }, false],
  [{ address: token, words: [] }, true],
  [{ address: system, code: '17', words: [] }, false],
])('a row answers to %j: %s', (query, expected) => {
  expect(matchesError(row, query)).toBe(expected)
})
