import { readPasted } from './pasted'

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
  [
    'the innermost program that fails, and what it says',
    nested,
    { program: token, code: '1', message: 'insufficient funds' },
  ],
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
    'a line of the System program',
    'Transfer: insufficient lamports 5000, need 6001\nProgram 11111111111111111111111111111111 failed: custom program error: 0x1',
    { code: '1', message: 'Transfer: insufficient lamports 5000, need 6001' },
  ],
])('reads %s', (_, log, expected) => {
  expect(readPasted(log)).toMatchObject({ ...expected, isLog: true })
})

test.each([
  ['Error processing Instruction 2: custom program error: 0x1771', '6001'],
  ['Custom program error: #17 (instruction #1)', '17'],
  ['{"InstructionError":[0,{"Custom":6001}]}', '6001'],
  ['InstructionError(0, Custom(3))', '3'],
  ['InstructionError((0, Tagged(InstructionErrorCustom(6001))))', '6001'],
  ['It failed. 0xbc4', '3012'],
  ['\u001b[31mcustom program error: 0xbc4\u001b[0m', '3012'],
  ['^[[1;31mCustom\\u001b[0m program error: 0xbc4[0m', '3012'],
])('%j has the code of a program', (text, code) => {
  expect(readPasted(text)).toMatchObject({ code, codeOf: 'program' })
})

test.each([
  ['SolanaError #5663009; Decode this error', '5663009'],
  ['Error Code: 6003', '6003'],
  ['errorCode=6003', '6003'],
  ['error #3012', '3012'],
  ['Fehlercode 6003', '6003'],
  ['错误代码：6003', '6003'],
  ['Error: 146: A seeds constraint was violated', '146'],
  ['{"code":4001,"message":"User rejected the request."}', '4001'],
  ['6001', '6001'],
  ['6,001', '6001'],
  ['6’001', '6001'],
  ['６００１', '6001'],
  ['-1', '-1'],
])('%j has the code %s', (text, code) => {
  const read = readPasted(text)
  expect(read.code).toBe(code)
  expect(read.codeOf).not.toBe('program')
})

test.each([
  'Node is behind by 150 slots',
  'Transaction too large: 1262 > 1232',
  'insufficient lamports 999995000, need 1000000000',
  'Error: 3 transactions failed',
  'TokenOwnerOffCurveError\n    at get (/a/mint.ts:178:81)',
  'Access violation in stack frame 5 at address 0x200005fe8 of size 8',
  'Access violation at address 0x0 of size 8',
  'Transaction failed: {"InstructionError":[3,"InvalidAccountData"]}',
  'exceeded CUs meter at BPF instruction #204000',
  'Process exited with code 1',
  'npm ERR! code 1',
  'Error at line 12:5',
  'to decode 5',
])('%j has no code', (text) => {
  expect(readPasted(text).code).toBeUndefined()
})

test.each([
  ['429 Too Many Requests', '429'],
  ['Request failed with status code 413', '413'],
  ['HTTP error (401): Unauthorized', '401'],
  ['HTTP/1.1 503', '503'],
  ['POST http://127.0.0.1:8899/ 500 (Internal Server Error)', '500'],
  ['429 lamports', undefined],
])('the status in %j is %s', (text, status) => {
  expect(readPasted(text).status).toBe(status)
})

test.each([
  [
    'WalletSendTransactionError: User rejected the request.',
    'User rejected the request',
  ],
  [
    'Error -32002: Transaction simulation failed: This transaction has already been processed',
    'This transaction has already been processed',
  ],
  [
    `Uncaught (in promise) Error: unknown signer: ${mine}\n    at sign (a.ts:1:2)`,
    'unknown signer',
  ],
  [
    '{"jsonrpc":"2.0","error":{"code":-32005,"message":"Node is behind by 3 slots"}}',
    'Node is behind by 3 slots',
  ],
  [
    'TokenAccountNotFoundError\n    at a (b.ts:1:2)',
    'TokenAccountNotFoundError',
  ],
  [
    `It failed ${'again '.repeat(60)}`,
    `It failed ${'again '.repeat(30)}again…`,
  ],
])('%j says %j', (text, message) => {
  expect(readPasted(text).message).toBe(message)
})
