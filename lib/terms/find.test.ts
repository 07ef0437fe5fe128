/** @jest-environment node */

import type { Locale } from '@/site.config'
import { finderOf } from './finder.mjs'
import type { Term } from './read'

const term = (
  id: string,
  locale: Locale,
  forms: readonly string[],
  wrong: readonly string[] = [],
): Term => {
  const [first = id, ...others] = forms
  return {
    id,
    page: 'core-concepts/accounts',
    basic: false,
    entries: { [locale]: { term: first, forms: others, wrong: [...wrong] } },
  }
}

const found = (locale: Locale, terms: readonly Term[], text: string) =>
  finderOf(
    terms,
    locale,
  )(text).map(({ text: word, wrong }) => `${wrong ? '!' : ''}${word}`)

test.each<[string, Locale, readonly string[], string, readonly string[]]>([
  ['whole words', 'en', ['account'], 'Accounts, an account', ['account']],
  ['any case', 'en', ['seed'], 'Seed or SEED', ['Seed', 'SEED']],
  ['case of acronyms', 'en', ['PDA'], 'a PDA, no pda', ['PDA']],
  [
    'across a line',
    'en',
    ['token account'],
    'token\naccount',
    ['token\naccount'],
  ],
  ['accents are letters', 'fr', ['nœud', 'clé'], 'clés clé', ['clé']],
  ['Turkish İ', 'tr', ['imza'], 'İmza ve imza', ['İmza', 'imza']],
  ['the rest of a word', 'tr', ['hesab*'], 'hesabınızdan al', ['hesabınızdan']],
  ['Latin in Thai', 'th', ['account'], 'เป็นaccountของ', ['account']],
  ['inside Thai', 'th', ['ลายเซ็น'], 'มีลายเซ็นหนึ่ง', ['ลายเซ็น']],
  ['not after a Thai vowel', 'th', ['ปิด'], 'เปิดแล้วปิด', ['ปิด']],
  ['not before a Thai mark', 'th', ['ลายเซ็น'], 'ลายเซ็น์และลายเซ็น', ['ลายเซ็น']],
  ['inside Chinese', 'zh', ['账户'], '创建账户时', ['账户']],
  ['Latin with Korean particle', 'kr', ['PDA'], 'PDA는', ['PDA']],
])('%s', (_, locale, forms, text, words) => {
  expect(found(locale, [term('x', locale, forms)], text)).toEqual(words)
})

test('the longest form wins', () => {
  const terms = [
    term('token', 'en', ['token']),
    term('account', 'en', ['account']),
    term('token-account', 'en', ['token account']),
  ]
  expect(found('en', terms, 'a token account, an account')).toEqual([
    'token account',
    'account',
  ])
})

test('a wrong form counts, but not inside an approved one', () => {
  const terms = [
    term('account', 'de', ['Account'], ['Konto', 'Kont*']),
    term('giro', 'de', ['Giro-Konto']),
  ]
  expect(
    found('de', terms, 'Das Konto, ein Giro-Konto, Konten, Diskont'),
  ).toEqual(['!Konto', 'Giro-Konto', '!Konten'])
})
