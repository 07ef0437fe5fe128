import { createSynonyms } from './synonyms'

const lines = [
  'saldo|balance',
  'seed phrase|mnemonic',
  'another wallet|',
  'login|sign in|log in',
  'สร้าง|create',
  '잔고|balance',
].join('\n')

test.each([
  ['es-ES', 'saldo', [['balance']], 'a word'],
  ['es-ES', 'saldos', [['balance']], 'its plural'],
  ['ko-KR', '잔고를', [['balance']], 'a word with a particle'],
  [
    'en-US',
    'logins',
    [
      ['sign', 'in'],
      ['log', 'in'],
    ],
    'several ways',
  ],
  ['en-US', 'seed phrase', [['mnemonic']], 'an expression'],
  ['vi-VN', 'saldonya', [], 'no endings where a language has none'],
])('%s: %s is %j: %s', (lang, typed, ways) => {
  expect(createSynonyms(lines, lang).of(typed)).toEqual(ways)
})

test('an expression is recognized by its first words', () => {
  const { length } = createSynonyms(lines, 'en-US')
  expect(length(['seed', 'phrase', 'lost'])).toBe(2)
  expect(length(['seed', 'words'])).toBe(1)
})

test('an expression without other words says nothing', () => {
  const { isEmpty } = createSynonyms(lines, 'en-US')
  expect(isEmpty('another wallet')).toBe(true)
  expect(isEmpty('saldo')).toBe(false)
})

test('the words of scripts without blanks split queries', () => {
  expect(createSynonyms(lines, 'th-TH').joined).toEqual(['สร้าง'])
})
