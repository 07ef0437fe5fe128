/** @jest-environment node */
import { compareOutputs } from './compare'

const keyA = 'CE18aQp6qz9pGxzDDaLwT6iu7MKAn1YMbGfRPpv3c8yE'
const keyB = '5ZpxGz35Gy1MGVLtwvQaY6cpig1Dv6o4icteXppZMUYJ'
const keyC = 'BTi4pgwQuMQvqZPFA6LCrdyxCSSvnD9VTVDqv4nuC9xz'
const signatureA =
  '2siuoFYfZ9Degq5Sgyh3M2atN1SHJKxCaAhEtpDH6aMLwiuTZz6BCW3xfwBa5nQnUyAhni6XPSpqUk511jnxMVz3'
const signatureB =
  '2sUmZ8VR7trhUMyagRuN4qf5ECxm4p48epJWss1E39yVNjJN7DXhet3ZHR9VbQziuFondpe285Z1UDY4oW6czkj5'
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const memo = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
const bytes = (first: number) => `[${[first, ...Array(31).fill(7)].join(', ')}]`

describe('outputs that agree', () => {
  it.each([
    ['keys', `Owner: ${keyA}`, `Owner: ${keyB}`],
    ['keys in quotes', `owner: '${keyA}',`, `owner: '${keyB}',`],
    ['signatures', `Signature: ${signatureA}`, `Signature: ${signatureB}`],
    ['slots', 'Slot: 33n', 'Slot: 41n'],
    [
      'slots with words between',
      'Slots to its end:    431967n',
      'Slots to its end:    431962n',
    ],
    [
      'block heights',
      'lastValidBlockHeight: 183n',
      'lastValidBlockHeight: 190n',
    ],
    ['a slot in JSON', '{"slot":33,"x":1}', '{"slot":4711,"x":1}'],
    ['ISO times', 'At 2026-11-21T02:19:08Z', 'At 2026-12-01T10:00:00.123Z'],
    ['Unix times', 'unixTimestamp: 1795219200n', 'unixTimestamp: 1795219999n'],
    ['block times', 'Block time: 1795219200', 'Block time: 1795220001'],
    ['durations', 'took 12.5 ms', 'took 9 ms'],
    ['bumps', 'Bump: 254', 'Bump: 255'],
    [
      'compute units',
      'consumed 7338 of 200000 compute units',
      'consumed 5838 of 199850 compute units',
    ],
    ['bytes', bytes(1), bytes(200)],
    ['hex', `0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`],
    ['base64', `${'AbC+'.repeat(20)}==`, `${'Xyz/'.repeat(20)}==`],
    ['the same key twice', `${keyA}\n${keyA}`, `${keyB}\n${keyB}`],
  ])('%s', (_name, before, after) => {
    expect(compareOutputs(before, after)).toBeNull()
  })
})

describe('outputs that differ', () => {
  it.each([
    ['amounts', 'Balance: 1000000000', 'Balance: 1000005000'],
    ['program addresses', `Owner: ${token}`, `Owner: ${memo}`],
    ['a program in place of a key', `Owner: ${keyA}`, `Owner: ${token}`],
    [
      'which key is printed again',
      `${keyA}\n${keyB}\n${keyA}`,
      `${keyA}\n${keyB}\n${keyB}`,
    ],
    ['error codes', 'Code: -32002', 'Code: -32003'],
    ['sizes', 'Data size: 82 bytes', 'Data size: 165 bytes'],
    ['a line more', 'one', 'one\ntwo'],
    ['lengths of data', 'x'.repeat(10), 'x'.repeat(11)],
    ['how many bytes', bytes(1), bytes(1).replace('7, ', '')],
    [
      'lamports that look like a time',
      'Lamports: 1795219200',
      'Lamports: 1795219999',
    ],
  ])('%s', (_name, before, after) => {
    expect(compareOutputs(before, after)).not.toBeNull()
  })
})

it('shows only the lines that differ', () => {
  const before = `Owner: ${keyA}\nBalance: 1\nEnd`
  const after = `Owner: ${keyC}\nBalance: 2\nEnd`
  expect(compareOutputs(before, after)).toBe('- Balance: 1\n+ Balance: 2')
})
