import { pageLanguage } from './page-language'

test.each([
  ['de-DE', 'de-DE'],
  ['th', 'th'],
  ['', undefined],
  ['auto', undefined],
  ['<b>', undefined],
])('a document whose language is "%s"', (lang, expected) => {
  document.documentElement.lang = lang
  expect(pageLanguage()).toBe(expected)
  expect(new Intl.NumberFormat(pageLanguage()).format(1)).toBe('1')
})
