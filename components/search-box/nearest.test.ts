import type { SearchEntry } from '@/lib/search/entry'
import { nearestPages } from './nearest'

const page = (path: string): SearchEntry => ({
  title: path,
  headers: [],
  path,
  pathLocale: '/',
  extraFields: [],
})
const index = [
  '/',
  '/core-concepts/accounts.html',
  '/references/accounts.html',
  '/references/token.html',
  '/guides/serialization.html',
].map(page)

test.each([
  [
    '/core-concepts/account',
    ['/core-concepts/accounts.html', '/references/accounts.html'],
  ],
  [
    '/accounts.html',
    ['/references/accounts.html', '/core-concepts/accounts.html'],
  ],
  ['/references/tokens.md', ['/references/token.html']],
  ['/guides/serialisation', ['/guides/serialization.html']],
  ['/zzzzzzzzzzz', []],
  ['/references/', ['/references/accounts.html', '/references/token.html']],
  [
    '/References/index.html',
    ['/references/accounts.html', '/references/token.html'],
  ],
])('%s', (asked, paths) => {
  expect(nearestPages(index, asked).map(({ path }) => path)).toEqual(paths)
})
