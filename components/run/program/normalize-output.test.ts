/** @jest-environment node */
import { normalizeOutput } from './normalize-output'

const key = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

test.each([
  ['a key', key, '<key 1>'],
  ['a key that comes again', `${key} ${key}`, '<key 1> <key 1>'],
  [
    'base64 with letters that base58 has',
    `${'Rj7'.repeat(14)}R=`,
    '<base64 of 44>',
  ],
  [
    'base64 with a part that looks like a key',
    `LxmME4wRAy1xarxkpzdm+${key}`,
    '<base64 of 65>',
  ],
  [
    'base64 of zeros, which begins like hex',
    `${'A'.repeat(48)}gcUXxyzt`,
    '<base64 of 56>',
  ],
  [
    'base64 that has only letters of base58',
    'Rj7'.repeat(20),
    '<base64 of 60>',
  ],
  ['base64 behind a colon', `data:${'Rj0'.repeat(20)}`, 'data:<base64 of 60>'],
  [
    'a key in an address',
    `https://example.com/${key}`,
    'https://example.com/<key 1>',
  ],
  ['a file with the name of a key', `keys/${key}.json`, 'keys/<key 1>.json'],
  ['hex with a zero', `0x${'a0'.repeat(32)}`, '<hex of 66>'],
])('%s is written as what differs between runs', (_, text, expected) => {
  expect(normalizeOutput(text)).toBe(expected)
})
