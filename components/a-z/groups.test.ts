/** @jest-environment node */
import type { Locale } from '@/site.config'
import { groupByLetter } from './groups'
import { letterOf } from './letter'

test.each<[Locale, string, string]>([
  ['en', 'account', 'A'],
  ['en', '“Quote”', 'Q'],
  ['en', '64 accounts', '#'],
  ['de', 'Überweisung', 'U'],
  ['fr', 'Écrire', 'E'],
  ['es', 'ñandú', 'Ñ'],
  ['tr', 'imza', 'İ'],
  ['tr', 'ışık', 'I'],
  ['tr', 'şema', 'Ş'],
  ['vi', 'địa chỉ', 'Đ'],
  ['vi', 'ấn', 'Â'],
  ['vi', 'tài khoản', 'T'],
  ['kr', '계정', 'ㄱ'],
  ['kr', '쓰기', 'ㅅ'],
  ['kr', 'PDA', 'P'],
  ['zh', '账户', 'Z'],
  ['zh', '程序', 'C'],
  ['zh', '余额', 'Y'],
  ['zh', 'PDA', 'P'],
  ['th', 'เจ้าของ', 'จ'],
  ['th', 'ลายเซ็น', 'ล'],
  ['th', 'account', 'A'],
])('%s lists "%s" under %s', (locale, word, letter) => {
  expect(letterOf(word, locale)).toBe(letter)
})

const recipes = (...titles: readonly string[]) =>
  titles.map((title) => ({ title, slug: 's', anchor: 'a', page: 'p' }))

test.each<[Locale, readonly string[], readonly string[]]>([
  ['en', ['seed', 'PDA', '2022', 'account'], ['A', 'P', 'S', '#']],
  ['tr', ['imza', 'ışık', 'şema', 'sözcük'], ['I', 'İ', 'S', 'Ş']],
  ['es', ['oferta', 'ñandú', 'nodo'], ['N', 'Ñ', 'O']],
  ['kr', ['서명', '계정'], ['ㄱ', 'ㅅ']],
])('%s puts its letters in order', (locale, words, letters) => {
  const groups = groupByLetter(locale, [], recipes(...words))
  expect(groups.map(({ letter }) => letter)).toEqual(letters)
})

test('entries of a letter are in the language’s order, terms apart from recipes', () => {
  const terms = ['seed', 'SBF', 'slot'].map((term) => ({
    id: term,
    term,
    definition: 'x',
    page: 'p',
  }))
  const [group] = groupByLetter('en', terms, recipes('Send SOL', 'Save'))
  expect(group?.anchor).toBe('letter-s')
  expect(group?.terms.map(({ term }) => term)).toEqual(['SBF', 'seed', 'slot'])
  expect(group?.recipes.map(({ title }) => title)).toEqual(['Save', 'Send SOL'])
})
