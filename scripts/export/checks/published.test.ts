/** @jest-environment node */
import { publishedProblems } from './published'
import { documentOf, siteOf } from './test-site'

const noindex = '<meta name="robots" content="noindex">'
const old = documentOf('/a.html', '', noindex)
const files = {
  'index.html': documentOf('/'),
  'a.html': documentOf('/a.html', '<h2 id="b">B</h2>'),
  'a/index.html': documentOf('/a.html', 'copy'),
}
const published = ['/', '/a.html', '/a.html#b']
const problemsOf = (
  site: Readonly<Record<string, string>>,
  lines = published,
) => publishedProblems(siteOf(site), lines)

test('existing addresses and ids are no problem', () => {
  expect(problemsOf(files)).toEqual([])
})

test('a removed page needs a redirect, which preserves ids', () => {
  const lines = [...published, '/c.html', '/c.html#d']
  expect(problemsOf(files, lines)).toEqual([
    expect.stringMatching(
      /^content\/published\.txt:4: \/c\.html was published, and is gone.*content\/moved\.json/,
    ),
  ])
  const moved = { 'c.html': old }
  expect(problemsOf({ ...files, ...moved }, lines)).toEqual([])
})

test('an id stays on its page', () => {
  const without = { ...files, 'a.html': documentOf('/a.html') }
  expect(problemsOf(without)).toEqual([
    expect.stringMatching(
      /^content\/published\.txt:3: \/a\.html#b .* a\.html does not have the id: .*\[#its-id #b\]$/,
    ),
  ])
})

test('the list applies to any sub-path', () => {
  const site = siteOf(
    {
      'book/a.html': documentOf('/book/a.html', '<h2 id="b">B</h2>'),
    },
    '/book',
  )
  expect(publishedProblems(site, ['/a.html', '/a.html#b'])).toEqual([])
})
