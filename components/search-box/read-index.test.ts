import { isIndex } from './read-index'

const header = { title: 'Rent', slug: 'rent', level: 2, children: [] }
const entry = {
  title: 'Accounts',
  headers: [{ ...header, children: [header] }],
  path: '/a.html',
  pathLocale: '/',
  extraFields: [],
}

test.each([
  ['an index', [entry], true],
  ['an empty one', [], true],
  ['an object', { entries: [entry] }, false],
  ['a list of nothing', [null], false],
  ['an entry without a path', [{ ...entry, path: undefined }], false],
  ['an entry without headers', [{ ...entry, headers: 'none' }], false],
  [
    'a header of another kind',
    [{ ...entry, headers: [{ ...header, children: [7] }] }],
    false,
  ],
])('%s: %s', (_, value, expected) => {
  expect(isIndex(value)).toBe(expected)
})
