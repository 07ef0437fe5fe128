/** @jest-environment node */
import { elsewhere } from './elsewhere'

const { pages, languages } = elsewhere()

test.each([
  ['core-concepts/cpi.html', 'en'],
  ['guides/versioned-transactions.html', 'en th fr'],
  ['integrations/', 'en de vi th fr id'],
  ['core-concepts/accounts.html', undefined],
  ['', undefined],
])('%s is in %s alone', (path, keys) => {
  expect(pages[path]).toBe(keys)
})

test('languages have their names and homes', () => {
  expect(languages.kr).toEqual({ lang: 'ko-KR', name: '한국어', home: '/kr/' })
  expect(languages.en).toMatchObject({ home: '/' })
})
