import { readFileSync } from 'node:fs'
import type { SearchEntry } from '@/lib/search/entry'
import { type Suggestion, suggest } from './match'

interface Vectors {
  readonly maxSuggestions: number
  readonly index: readonly SearchEntry[]
  readonly vectors: readonly {
    readonly id: string
    readonly query: string
    readonly locale: string
    readonly note: string
    readonly expected: readonly Suggestion[]
  }[]
}

const { index, vectors, maxSuggestions }: Vectors = JSON.parse(
  readFileSync('components/search-box/local-search-vectors.json', 'utf8'),
)

test.each(vectors)('$id $query: $note', ({ query, locale, expected }) => {
  expect(suggest(index, query, locale, maxSuggestions)).toEqual(expected)
})

test.each([
  ['işlem', 'İşlem'],
  ['izmir', 'Izmir'],
])('in Turkish %s finds %s', (query, title) => {
  const entry = {
    title,
    headers: [],
    path: '/tr/x.html',
    pathLocale: '/tr/',
    extraFields: [],
  }
  expect(suggest([entry], query, '/tr/', 10)).toEqual([
    { link: '/tr/x.html', title },
  ])
})

test.each([
  ['สร้างtoken', ['สร้าง token', 'สร้าง account', 'token', 'เผา token']],
  ['关闭account', ['关闭 account']],
  ['2022扩展', ['Token-2022 扩展']],
])(
  '%s, typed without a blank, finds its words, most of them first',
  (query, found) => {
    const titles = [
      'สร้าง account',
      'token',
      'สร้าง token',
      'เผา token',
      '关闭 account',
      'Token-2022 扩展',
    ]
    const index = titles.map((title) => ({
      title,
      headers: [],
      path: '/x.html',
      pathLocale: '/',
      extraFields: [],
    }))
    const suggested = suggest(index, query, '/', 10).map(({ title }) => title)
    expect(suggested.slice(0, found.length)).toEqual(found)
  },
)
