/** @jest-environment node */
import { addressForms, addressProblems } from './addresses'
import { documentOf, siteOf } from './test-site'

const page = documentOf('/guides/a.html', 'page')
const home = documentOf('/de/', 'home')
const stub = (path: string) => documentOf(path, 'redirect')
const files = {
  'de.html': home,
  'de/index.html': home,
  'de/index.md/index.html': stub('/de/'),
  'guides/a.html': page,
  'guides/a/index.html': page,
  'guides/a.md/index.html': stub('/guides/a.html'),
  'old.html': stub('/guides/a.html'),
  'old/index.html': stub('/guides/a.html'),
  'old.md/index.html': stub('/guides/a.html'),
}
const problems = (changed: Readonly<Record<string, string>> = {}) =>
  addressProblems(siteOf({ ...files, ...changed }), ['/old.html'])

/** The files without one of them. */
function without(name: string): readonly string[] {
  const left = Object.entries(files).filter(([file]) => file !== name)
  return addressProblems(siteOf(Object.fromEntries(left)), ['/old.html'])
}

test.each([
  ['/', ['/', '/index.html']],
  ['/de/', ['/de/', '/de', '/de/index.html']],
  ['/guides/a.html', ['/guides/a.html', '/guides/a', '/guides/a/']],
])('%s has the forms %j', (path, forms) =>
  expect(addressForms(path)).toEqual(forms),
)

test('all forms of pages, homes and moved pages have a file', () =>
  expect(problems()).toEqual([]))

test('a published address without a file is named', () =>
  expect(addressProblems(siteOf(files), ['/gone.html'])).toEqual([
    expect.stringMatching(/^\/gone\.html: was published, and is gone/),
  ]))

test.each([
  ['guides/a/index.html', ['/guides/a', '/guides/a/']],
  ['guides/a.md/index.html', ['/guides/a.md', '/guides/a.md/']],
  ['de/index.md/index.html', ['/de/index.md', '/de/index.md/']],
  ['old/index.html', ['/old', '/old/']],
  ['old.md/index.html', ['/old.md', '/old.md/']],
])('without %s, %j have none', (name, forms) =>
  expect(without(name)).toEqual(
    forms.map((form) => expect.stringMatching(`^${form}: does not `)),
  ),
)

test.each([
  ['guides/a/index.html', documentOf('/guides/a.html', 'earlier'), 2],
  ['guides/a', 'a file in the way', 1],
  ['guides/a.md/index.html', stub('/de/'), 2],
])('%s has to match the page', (name, text, count) =>
  expect(problems({ [name]: text })).toHaveLength(count),
)

test('a sub-path has the same forms', () => {
  const moved = Object.entries(files).map(([file, text]) => [
    `book/${file}`,
    text.replaceAll('example.org/', 'example.org/book/'),
  ])
  const site = siteOf(Object.fromEntries(moved), '/book')
  expect(addressProblems(site, ['/old.html'])).toEqual([])
})
