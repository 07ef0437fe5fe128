import { baseForms, halves, stems, swaps } from './forms'

test.each<[string, string, readonly string[]]>([
  ['tr-TR', 'gonderilir', ['gonder']],
  ['tr-TR', 'islemleri', ['islem']],
  ['tr-TR', 'cuzdana', ['cuzdan']],
  ['tr-TR', 'token', []],
  ['de-DE', 'burnen', ['burn']],
  ['de-DE', 'gebuhren', ['gebuhr']],
  ['de-DE', 'des', []],
  ['ko-KR', '설정을', ['설정']],
  ['ko-KR', '설정', []],
  ['en-US', 'tokens', []],
])('in %s %s begins as %j', (lang, term, expected) => {
  expect(stems(term, lang)).toEqual(expected)
})

test('a long word that is none is read as fast as others', () => {
  expect(stems(`abcd${'in'.repeat(29)}x`, 'tr-TR')).toEqual([])
})

test.each<[string, readonly string[], readonly (readonly string[])[]]>([
  ['keypair', ['key', 'pair'], [['key', 'pair']]],
  ['keypair', ['key'], []],
  ['askey', ['as', 'key'], []],
  [
    '프로그램파생주소',
    ['프로그램', '파생', '주소'],
    [['프로그램', '파생', '주소']],
  ],
])('%s of %j', (term, words, expected) => {
  expect(halves(term, (each) => words.includes(each))).toEqual(expected)
})

test.each([
  ['accounts', ['account']],
  ['resizing', ['resiz', 'resize']],
  ['getting', ['get']],
  ['entries', ['entry', 'entri', 'entrie']],
  ['0x1s', []],
])('%s may be a form of %j', (term, bases) => {
  expect(baseForms(term)).toEqual(expect.arrayContaining(bases))
})

test('two neighbouring letters change places', () => {
  expect(swaps('mitn')).toContain('mint')
  expect(swaps('abc')).toEqual([])
})
