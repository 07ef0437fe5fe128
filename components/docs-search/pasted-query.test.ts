import { queryFromPaste } from './pasted-query'
import { cutQuery } from './query'

test.each([
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), 'x'.repeat(64)],
  [`${'x'.repeat(63)}😀`, 'x'.repeat(63)],
])('a query is cut to 64: %s', (text, expected) => {
  expect(cutQuery(text)).toBe(expected)
})

test.each([
  ['account ', 'account '],
  ['rent\n  exemption', 'rent exemption'],
  ['Error: Invalid public key input', 'Invalid public key input'],
  ['error:', 'error:'],
  [`${'word '.repeat(20)}`, `${'word '.repeat(12)}word`],
  [`${'word '.repeat(12)}words.`, `${'word '.repeat(11)}word`],
  ['x'.repeat(65), 'x'.repeat(64)],
])('a text becomes one line, cut: %j', (text, expected) => {
  expect(queryFromPaste(text)).toBe(expected)
})

const program = '4Nd1mYQzvgV8Vr3Z3nYb7pD6T8K4jF2wqB2gJxWc9U7z'
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const signature =
  '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'

test.each([
  [
    'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1771',
    '0x1771',
  ],
  [`Program ${token} failed: custom program error: 0x1`, 'Token 0x1'],
  [
    'Program 11111111111111111111111111111111 failed: custom program error: 0x1',
    'System 0x1',
  ],
  [
    `TransactionExpiredBlockheightExceededError: Signature ${signature} has expired: block height exceeded.\n    at async confirm (file:///a/b.ts:10:5)`,
    'Signature has expired: block height exceeded',
  ],
  [
    'Program log: AnchorError caused by account: vault. Error Code: AccountNotInitialized. Error Number: 3012. Error Message: The program expected this account to be already initialized.',
    'AccountNotInitialized 3012',
  ],
  [
    'SendTransactionError: Simulation failed. \nMessage: Transaction simulation failed: Blockhash not found. \nLogs: \n[]. \nCatch the `SendTransactionError` and call `getLogs()` on it for full details.',
    'Blockhash not found',
  ],
  [
    `Error: failed to send transaction: Transaction simulation failed: Attempt to debit an account but found no record of a prior credit.`,
    'Attempt to debit an account but found no record of a prior',
  ],
  [
    `Error: Simulation failed. \nMessage: Transaction simulation failed: Error processing Instruction 2: custom program error: 0x1. \nLogs: \n[\n  "Program ${token} invoke [1]",\n  "Program log: Error: insufficient funds",\n  "Program ${token} failed: custom program error: 0x1"\n].`,
    'Token 0x1',
  ],
  [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"Transaction simulation failed: Blockhash not found","data":{"err":"BlockhashNotFound","logs":[]}}}',
    'BlockhashNotFound',
  ],
  [
    `{"signature":"${signature}","err":{"InstructionError":[0,{"Custom":6001}]}}`,
    '0x1771',
  ],
  [
    `Program ${program} failed: exceeded CUs meter at BPF instruction`,
    'exceeded CUs meter at BPF instruction',
  ],
  [
    'The program expected this account to be already initialized. 0xbc4',
    '0xbc4',
  ],
  [
    'base64 encoded solana_sdk::transaction::versioned::VersionedTransaction too large: 1680 bytes (max: encoded/raw 1644/1232).',
    'base64 encoded VersionedTransaction too large: 1680 bytes',
  ],
  [
    'Transaction contains a duplicate instruction (2) that is not allowed',
    'Transaction contains a duplicate instruction that is not allowed',
  ],
  [`Error: unknown signer: ${program}`, 'unknown signer'],
  [
    'my program returns error number 3012 since I upgraded Anchor, and I have no idea why',
    '0xbc4',
  ],
  [
    'connection lost: the socket was closed with code 1006 after a minute, again and again',
    'connection lost: the socket was closed with code 1006 after a',
  ],
  [
    '#[account(init, payer = user, space = 8 + Vault::INIT_SPACE, bump)]',
    '# account(init, payer = user, space = 8 + INIT_SPACE, bump)',
  ],
  [
    'SolanaError #5663009; Decode this error by running `npx @solana/errors decode -- 5663009`',
    '5663009',
  ],
  [
    `Error: 429 Too Many Requests:  {"jsonrpc":"2.0","error":{"code": 429, "message":"Too many requests for a specific RPC call"}, "id": "x" }`,
    '429 Too many requests for a specific RPC call',
  ],
  [
    `TokenOwnerOffCurveError\n    at getAssociatedTokenAddress (/home/a/node_modules/@solana/spl-token/src/state/mint.ts:178:81)`,
    'TokenOwnerOffCurveError',
  ],
  [
    `Program ${program} invoke [1]\nProgram log: Error: insufficient funds\nProgram ${program} failed: custom program error: 0x28`,
    'insufficient funds',
  ],
])('of a long log line stays what tells most: %s', (text, expected) => {
  expect(queryFromPaste(text)).toBe(expected)
})
